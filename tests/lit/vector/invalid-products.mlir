// RUN: pyopt --split-input-file --verify-diagnostics %s

// Products, reductions and scans that do not fit.

#l = affine_map<(i, j, k) -> (i, k)>
#r = affine_map<(i, j, k) -> (k, j)>
#o = affine_map<(i, j, k) -> (i, j)>
func.func @f(%a: vector<4x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>) {
  // expected-error @+1 {{custom op 'vector.contract' unexpected iterator_type (foo)}}
  %0 = vector.contract {indexing_maps = [#l, #r, #o], iterator_types = ["parallel", "parallel", "foo"]} %a, %b, %c : vector<4x2xf32>, vector<2x3xf32> into vector<4x3xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>) {
  // expected-error @+1 {{custom op 'vector.contract' invalid kind of attribute specified}}
  %0 = vector.contract 1 %a, %b, %c : vector<4x2xf32>, vector<2x3xf32> into vector<4x3xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>) {
  // expected-error @+1 {{expected attribute value}}
  %0 = vector.contract %a, %b, %c : vector<4x2xf32>, vector<2x3xf32> into vector<4x3xf32>
  return
}

// -----

#l = affine_map<(i, j, k) -> (i, k)>
#r = affine_map<(i, j, k) -> (k, j)>
#o = affine_map<(i, j, k) -> (i, j)>
#t = {indexing_maps = [#l, #r, #o], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @f(%a: vector<4x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>) {
  // expected-error @+1 {{expected ','}}
  %0 = vector.contract #t %a, %b : vector<4x2xf32>, vector<2x3xf32> into vector<4x3xf32>
  return
}

// -----

#l = affine_map<(i, j, k) -> (i, k)>
#r = affine_map<(i, j, k) -> (k, j)>
#o = affine_map<(i, j, k) -> (i, j)>
#t = {indexing_maps = [#l, #r, #o], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @f(%a: vector<4x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>) {
  %0 = vector.contract #t %a, %b, %c : vector<4x2xf32>, vector<2x3xf32>
  // expected-error @+1 {{custom op 'vector.contract' expected 'into'}}
  return
}

// -----

#l = affine_map<(i, j, k) -> (i, k)>
#r = affine_map<(i, j, k) -> (k, j)>
#o = affine_map<(i, j, k) -> (i, j)>
#t = {indexing_maps = [#l, #r, #o], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @f(%a: vector<4x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>) {
  // expected-error @+1 {{custom op 'vector.contract' expected zero or exactly 2 vector mask operands}}
  %0 = vector.contract #t %a, %b, %c, %a : vector<4x2xf32>, vector<2x3xf32> into vector<4x3xf32>
  return
}

// -----

#l = affine_map<(i, j, k) -> (i, k)>
#r = affine_map<(i, j, k) -> (k, j)>
#o = affine_map<(i, j, k) -> (i, j)>
#t = {indexing_maps = [#l, #r, #o], iterator_types = ["parallel", "parallel", "reduction"]}
// expected-note @+1 {{prior use here}}
func.func @f(%a: vector<4x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'vector<4x2xi1>' vs 'vector<4x2xf32>'}}
  %0 = vector.contract #t %a, %b, %c, %a, %a : vector<4x2xf32>, vector<2x3xf32> into vector<4x3xf32>
  return
}

// -----

#l = affine_map<(i, j, k)[s] -> (i, k)>
#r = affine_map<(i, j, k) -> (k, j)>
#o = affine_map<(i, j, k) -> (i, j)>
#t = {indexing_maps = [#l, #r, #o], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @f(%a: vector<4x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>) {
  // expected-error @+1 {{'vector.contract' op expected indexing map 0 to have no symbols}}
  %0 = vector.contract #t %a, %b, %c : vector<4x2xf32>, vector<2x3xf32> into vector<4x3xf32>
  return
}

// -----

#l = affine_map<(i, j, k) -> (i, k)>
#r = affine_map<(k, j) -> (k, j)>
#o = affine_map<(i, j, k) -> (i, j)>
#t = {indexing_maps = [#l, #r, #o], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @f(%a: vector<4x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>) {
  // expected-error @+1 {{'vector.contract' op expected indexing map 1 to have 3 number of inputs}}
  %0 = vector.contract #t %a, %b, %c : vector<4x2xf32>, vector<2x3xf32> into vector<4x3xf32>
  return
}

// -----

#l = affine_map<(i, j, k) -> (i, k)>
#r = affine_map<(i, j, k) -> (k, j)>
#o = affine_map<(i, j, k) -> (i)>
#t = {indexing_maps = [#l, #r, #o], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @f(%a: vector<4x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>) {
  // expected-error @+1 {{'vector.contract' op expected indexing map 2 to have 2 number of outputs}}
  %0 = vector.contract #t %a, %b, %c : vector<4x2xf32>, vector<2x3xf32> into vector<4x3xf32>
  return
}

// -----

#l = affine_map<(i, j, k) -> (i, k)>
#r = affine_map<(i, j, k) -> (k, 0)>
#o = affine_map<(i, j, k) -> (i, j)>
#t = {indexing_maps = [#l, #r, #o], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @f(%a: vector<4x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>) {
  // expected-error @+1 {{'vector.contract' op expected indexing map 1 to be a projected permutation of its inputs}}
  %0 = vector.contract #t %a, %b, %c : vector<4x2xf32>, vector<2x3xf32> into vector<4x3xf32>
  return
}

// -----

#l = affine_map<(i, j, k) -> (i, k)>
#r = affine_map<(i, j, k) -> (k, j)>
#o = affine_map<(i, j, k) -> (i, j)>
#t = {indexing_maps = [#l, #r, #o], iterator_types = ["parallel", "parallel", "parallel"]}
func.func @f(%a: vector<4x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>) {
  // expected-error @+1 {{'vector.contract' op expected at least one contracting dimension pair}}
  %0 = vector.contract #t %a, %b, %c : vector<4x2xf32>, vector<2x3xf32> into vector<4x3xf32>
  return
}

// -----

#l = affine_map<(i, j, k) -> (i, k)>
#r = affine_map<(i, j, k) -> (k, j)>
#o = affine_map<(i, j, k) -> (i, j)>
#t = {indexing_maps = [#l, #r, #o], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @f(%a: vector<4x3xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>) {
  // expected-error @+1 {{'vector.contract' op invalid contracting dimension map}}
  %0 = vector.contract #t %a, %b, %c : vector<4x3xf32>, vector<2x3xf32> into vector<4x3xf32>
  return
}

// -----

#l = affine_map<(i, j, k) -> (i, k)>
#r = affine_map<(i, j, k) -> (k, i)>
#o = affine_map<(i, j, k) -> (i, j)>
#t = {indexing_maps = [#l, #r, #o], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @f(%a: vector<4x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>) {
  // expected-error @+1 {{'vector.contract' op invalid batch dimension map}}
  %0 = vector.contract #t %a, %b, %c : vector<4x2xf32>, vector<2x3xf32> into vector<4x3xf32>
  return
}

// -----

#l = affine_map<(i, j, k) -> (i, k)>
#r = affine_map<(i, j, k) -> (k, i)>
#o = affine_map<(i, j, k) -> (i, j)>
#t = {indexing_maps = [#l, #r, #o], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @f(%a: vector<3x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>) {
  // expected-error @+1 {{'vector.contract' op expected all dimensions to be either a LHS or a RHS dimension}}
  %0 = vector.contract #t %a, %b, %c : vector<3x2xf32>, vector<2x3xf32> into vector<4x3xf32>
  return
}

// -----

#l = affine_map<(i, j, k) -> (i, k)>
#r = affine_map<(i, j, k) -> (k, j)>
#o = affine_map<(i, j, k) -> (i, j)>
func.func @f(%a: vector<4x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>) {
  // expected-error @+1 {{'vector.contract' op invalid accumulator/result vector shape, expected: 'vector<4x3xf32>'}}
  %0 = "vector.contract"(%a, %b, %c) <{indexing_maps = [#l, #r, #o], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>]}> : (vector<4x2xf32>, vector<2x3xf32>, vector<4x3xf32>) -> vector<3x4xf32>
  return
}

// -----

#l = affine_map<(k) -> (k)>
#o = affine_map<(k) -> ()>
#t = {indexing_maps = [#l, #l, #o], iterator_types = ["reduction"]}
func.func @f(%a: vector<4xf32>, %c: vector<f32>) {
  // expected-error @+1 {{'vector.contract' op invalid accumulator/result vector shape}}
  %0 = vector.contract #t %a, %a, %c : vector<4xf32>, vector<4xf32> into vector<f32>
  return
}

// -----

#l = affine_map<(k) -> (k)>
#o = affine_map<(k) -> ()>
#t = {indexing_maps = [#l, #l, #o], iterator_types = ["reduction"]}
func.func @f(%a: vector<4xsi32>, %c: si32) {
  // expected-error @+1 {{'vector.contract' op only supports signless integer types}}
  %0 = vector.contract #t %a, %a, %c : vector<4xsi32>, vector<4xsi32> into si32
  return
}

// -----

#l = affine_map<(k) -> (k)>
#o = affine_map<(k) -> ()>
#t = {indexing_maps = [#l, #l, #o], iterator_types = ["reduction"]}
func.func @f(%a: vector<4xf32>, %b: vector<4xf16>, %c: f32) {
  // expected-error @+1 {{'vector.contract' op failed to verify that lhs and rhs have same element type}}
  %0 = vector.contract #t %a, %b, %c : vector<4xf32>, vector<4xf16> into f32
  return
}

// -----

#l = affine_map<(k) -> (k)>
#o = affine_map<(k) -> ()>
#t = {indexing_maps = [#l, #l, #o], iterator_types = ["reduction"]}
func.func @f(%a: vector<4xf32>, %b: vector<4xf16>, %c: f32) {
  // expected-error @+1 {{'vector.contract' op failed to verify that third operand acc and result have same element type}}
  %0 = "vector.contract"(%a, %a, %c) <{indexing_maps = [#l, #l, #o], iterator_types = [#vector.iterator_type<reduction>]}> : (vector<4xf32>, vector<4xf32>, f32) -> f16
  return
}

// -----

#l = affine_map<(k) -> (k)>
#o = affine_map<(k) -> ()>
func.func @f(%a: vector<4xf32>, %b: vector<4xf16>, %c: f32) {
  // expected-error @+1 {{'vector.contract' op attribute 'iterator_types' failed to satisfy constraint: Iterator type should be an enum.}}
  %0 = "vector.contract"(%a, %a, %c) <{indexing_maps = [#l, #l, #o], iterator_types = ["reduction"]}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
  return
}

// -----

#l = affine_map<(k) -> (k)>
#o = affine_map<(k) -> ()>
func.func @f(%a: vector<4xf32>, %b: vector<4xf16>, %c: f32) {
  // expected-error @+1 {{'vector.contract' op requires attribute 'indexing_maps'}}
  %0 = "vector.contract"(%a, %a, %c) <{iterator_types = [#vector.iterator_type<reduction>]}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
  return
}

// -----

func.func @f(%a: vector<4x2xf32>, %b: vector<2xf32>, %x: f32) {
  // expected-error @+1 {{'vector.reduction' op unsupported reduction rank: 2}}
  %0 = vector.reduction <add>, %a : vector<4x2xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4x2xf32>, %b: vector<2xf32>, %x: f32) {
  // expected-error @+1 {{'vector.reduction' op unsupported reduction type ''f32'' for kind 'and'}}
  %0 = vector.reduction <and>, %b : vector<2xf32> into f32
  return
}

// -----

func.func @f(%a: vector<2xi32>) {
  // expected-error @+1 {{'vector.reduction' op unsupported reduction type ''i32'' for kind 'maximumf'}}
  %0 = vector.reduction <maximumf>, %a : vector<2xi32> into i32
  return
}

// -----

func.func @f(%a: vector<2xi32>) {
  // expected-error @+2 {{custom op 'vector.reduction' expected ::mlir::vector::CombiningKind to be one of: add, mul, minui, minsi, minnumf, maxui, maxsi, maxnumf, and, or, xor, maximumf, minimumf}}
  // expected-error @+1 {{custom op 'vector.reduction' failed to parse Vector_CombiningKindAttr parameter 'value' which is to be a `::mlir::vector::CombiningKind`}}
  %0 = vector.reduction <none>, %a : vector<2xi32> into i32
  return
}

// -----

func.func @f(%a: vector<2xi32>) {
  // expected-error @+2 {{custom op 'vector.reduction' expected valid keyword or string}}
  // expected-error @+1 {{custom op 'vector.reduction' failed to parse Vector_CombiningKindAttr parameter 'value' which is to be a `::mlir::vector::CombiningKind`}}
  %0 = vector.reduction <>, %a : vector<2xi32> into i32
  return
}

// -----

func.func @f(%a: vector<2xi32>) {
  // expected-error @+1 {{'vector.reduction' op failed to verify that source operand and result have same element type}}
  %0 = vector.reduction <add>, %a : vector<2xi32> into i64
  return
}

// -----

func.func @f(%a: vector<2xi32>, %c: i64) {
  // expected-error @+1 {{'vector.reduction' op failed to verify that dest and acc have the same type}}
  %0 = "vector.reduction"(%a, %c) <{kind = #vector.kind<add>}> : (vector<2xi32>, i64) -> i32
  return
}

// -----

func.func @f(%a: vector<2xi32>, %c: i64) {
  // expected-error @+1 {{'vector.reduction' op requires attribute 'kind'}}
  %0 = "vector.reduction"(%a) : (vector<2xi32>) -> i32
  return
}

// -----

func.func @f(%a: vector<2xi32>, %c: i64) {
  // expected-error @+1 {{invalid properties {kind = 1 : i32} for op vector.reduction: Invalid attribute `kind` in property conversion: 1 : i32}}
  %0 = "vector.reduction"(%a) <{kind = 1 : i32}> : (vector<2xi32>) -> i32
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  // expected-error @+2 {{custom op 'vector.reduction' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
  // expected-error @+1 {{custom op 'vector.reduction' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
  %0 = vector.reduction <add>, %a fastmath<foo> : vector<2xf32> into f32
  return
}

// -----

// expected-error @+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func @f(%a: vector<2xcomplex<f32>>) {
  %0 = vector.reduction <add>, %a : vector<2xcomplex<f32>> into complex<f32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>) {
  // expected-error @+1 {{'vector.multi_reduction' op destination type 'vector<8xf32>' is incompatible with source type 'vector<4x8xf32>'}}
  %0 = vector.multi_reduction <add>, %a, %b [1] : vector<4x8xf32> to vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<f32>) {
  // expected-error @+1 {{'vector.multi_reduction' op destination type 'vector<f32>' is incompatible with source type 'vector<4x8xf32>'}}
  %0 = vector.multi_reduction <add>, %a, %b [0, 1] : vector<4x8xf32> to vector<f32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf16>) {
  // expected-error @+1 {{'vector.multi_reduction' op failed to verify that source operand and result have same element type}}
  %0 = vector.multi_reduction <add>, %a, %b [0] : vector<4x8xf32> to vector<8xf16>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>) {
  // expected-error @+1 {{'vector.multi_reduction' op failed to verify that all of {dest, acc} have same type}}
  %0 = "vector.multi_reduction"(%a, %b) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0>}> : (vector<4x8xf32>, vector<8xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>) {
  // expected-error @+1 {{invalid properties {kind = #vector.kind<add>, reduction_dims = [0]} for op vector.multi_reduction: Invalid attribute `reduction_dims` in property conversion: [0]}}
  %0 = "vector.multi_reduction"(%a, %b) <{kind = #vector.kind<add>, reduction_dims = [0]}> : (vector<4x8xf32>, vector<8xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<8xf32>) {
  // expected-error @+1 {{custom op 'vector.outerproduct' expected at least 2 operands}}
  %0 = vector.outerproduct %a : vector<4xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%a: f32, %b: vector<8xf32>) {
  // expected-error @+1 {{custom op 'vector.outerproduct' expected vector type for operand #1}}
  %0 = vector.outerproduct %a, %b : f32, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4x4xf32>, %b: vector<8xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected 1-d vector for operand #1}}
  %0 = vector.outerproduct %a, %b : vector<4x4xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<8x8xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected 1-d vector for operand #2}}
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<8x8xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<8x4xf32>) {
  // expected-error @+1 {{use of value '%c' expects different type than prior uses: 'vector<4x8xf32>' vs 'vector<8x4xf32>'}}
  %0 = vector.outerproduct %a, %b, %c : vector<4xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<8x4xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected #1 operand dim to match result dim #1}}
  %0 = "vector.outerproduct"(%a, %b) : (vector<4xf32>, vector<8xf32>) -> vector<8x4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<8x4xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected #2 operand dim to match result dim #2}}
  %0 = "vector.outerproduct"(%a, %b) : (vector<4xf32>, vector<8xf32>) -> vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<8x4xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected 2-d vector result}}
  %0 = "vector.outerproduct"(%a, %b) : (vector<4xf32>, vector<8xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32, %c: vector<8x4xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected 1-d vector result}}
  %0 = "vector.outerproduct"(%a, %b) : (vector<4xf32>, f32) -> vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32, %c: vector<5xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected operand #3 of same type as result type}}
  %0 = "vector.outerproduct"(%a, %b, %c) : (vector<4xf32>, f32, vector<5xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf16>) {
  // expected-error @+1 {{'vector.outerproduct' op failed to verify that rhs operand and result have same element type}}
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<4xf16>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf16>) {
  // expected-error @+1 {{'vector.outerproduct' op failed to verify that lhs operand and result have same element type}}
  %0 = "vector.outerproduct"(%b, %a) : (vector<4xf16>, vector<4xf32>) -> vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected either both or only #2 operand dim to be scalable}}
  %0 = vector.outerproduct %a, %b : vector<[4]xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4x4xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op unsupported outerproduct type}}
  %0 = vector.outerproduct %a, %a, %b {kind = #vector.kind<or>} : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4x4xf32>) {
  // expected-error @+1 {{expected ','}}
  %0 = vector.outerproduct %a, %a, %b : vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>) {
  // expected-error @+1 {{'vector.scan' op reduction dimension 2 has to be less than 2}}
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 2 : i64} : vector<4x8xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.scan' op initial value rank 2 has to be equal to 1}}
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.scan' op incompatible input/initial value shapes}}
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>) {
  // expected-error @+1 {{'vector.scan' op unsupported reduction type 'f32' for kind 'xor'}}
  %0:2 = vector.scan <xor>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>) {
  // expected-error @+1 {{'vector.scan' op requires attribute 'reduction_dim'}}
  %0:2 = vector.scan <add>, %a, %b {inclusive = true} : vector<4x8xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>) {
  // expected-error @+1 {{custom op 'vector.scan' 'vector.scan' op attribute 'inclusive' failed to satisfy constraint: bool attribute}}
  %0:2 = vector.scan <add>, %a, %b {inclusive = 1, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>) {
  // expected-error @+1 {{'vector.scan' op failed to verify that all of {source, dest} have same type}}
  %0:2 = "vector.scan"(%a, %b) <{inclusive = false, kind = #vector.kind<mul>, reduction_dim = 0 : i64}> : (vector<4x8xf32>, vector<8xf32>) -> (vector<4x9xf32>, vector<8xf32>)
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>) {
  // expected-error @+1 {{'vector.scan' op failed to verify that all of {initial_value, accumulated_value} have same type}}
  %0:2 = "vector.scan"(%a, %b) <{inclusive = false, kind = #vector.kind<mul>, reduction_dim = 0 : i64}> : (vector<4x8xf32>, vector<8xf32>) -> (vector<4x8xf32>, vector<9xf32>)
  return
}

// -----

func.func @contract_to_memory(%v: vector<4xf32>, %f: f32) {
  // expected-error @+1 {{'vector.contract' op unsupported contraction type}}
  %0 = "vector.contract"(%v, %v, %f) {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>} : (vector<4xf32>, vector<4xf32>, f32) -> memref<5xf32>
  return
}
