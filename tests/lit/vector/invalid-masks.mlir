// RUN: pyopt --split-input-file --verify-diagnostics %s

// Masks, printing and regions that are wrong.

func.func @f() {
  // expected-error @+1 {{'vector.constant_mask' op must specify array attr of size equal vector result rank}}
  %0 = vector.constant_mask [3] : vector<4x3xi1>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
  %0 = vector.constant_mask [5, 1] : vector<4x3xi1>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'vector.constant_mask' op expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim}}
  %0 = vector.constant_mask [0, 1] : vector<4x3xi1>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'vector.constant_mask' op only supports 'none set' or 'all set' scalable dimensions}}
  %0 = vector.constant_mask [2] : vector<[4]xi1>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{mask dim size must be either 0 or 1 for 0-D vectors}}
  %0 = vector.constant_mask [2] : vector<i1>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{array attr must have length 1 for 0-D vectors}}
  %0 = vector.constant_mask [] : vector<i1>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'vector.constant_mask' op result #0 must be vector of 1-bit signless integer values, but got 'vector<4xi8>'}}
  %0 = vector.constant_mask [2] : vector<4xi8>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'vector.constant_mask' op result #0 must be vector of 1-bit signless integer values, but got 'i1'}}
  %0 = vector.constant_mask [2] : i1
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'vector.constant_mask' op requires attribute 'mask_dim_sizes'}}
  %0 = "vector.constant_mask"() : () -> vector<4xi1>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'vector.create_mask' op must specify an operand for each result vector dimension}}
  %0 = vector.create_mask %i : vector<4x3xi1>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'vector.create_mask' op must specify exactly one operand for 0-D create_mask}}
  %0 = vector.create_mask : vector<i1>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'vector.create_mask' op result #0 must be vector of 1-bit signless integer values, but got 'vector<4xi32>'}}
  %0 = vector.create_mask %i : vector<4xi32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'vector.vscale' op result #0 must be index, but got 'i32'}}
  %0 = "vector.vscale"() : () -> i32
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'vector.vscale' op requires zero operands}}
  %0 = "vector.vscale"(%i) : (index) -> index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'vector.step' op result #0 must be vector of index values of ranks 1, but got 'vector<4xi32>'}}
  %0 = vector.step : vector<4xi32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'vector.step' op result #0 must be vector of index values of ranks 1, but got 'vector<4x4xindex>'}}
  %0 = vector.step : vector<4x4xindex>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{custom op 'vector.step' invalid kind of type specified: expected builtin.vector, but found 'index'}}
  %0 = vector.step : index
  return
}

// -----

func.func @f(%i: tensor<4xf32>) {
  // expected-error @+1 {{'vector.print' op operand #0 must be , but got 'tensor<4xf32>'}}
  vector.print %i : tensor<4xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+2 {{custom op 'vector.print' expected ::mlir::vector::PrintPunctuation to be one of: no_punctuation, newline, comma, open, close}}
  // expected-error @+1 {{custom op 'vector.print' failed to parse Vector_PrintPunctuation parameter 'value' which is to be a `::mlir::vector::PrintPunctuation`}}
  vector.print %i : index punctuation <dot>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{expected '<'}}
  vector.print %i : index punctuation comma
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'vector.print' op failed to verify that `source` or `punctuation` are not set when printing strings}}
  vector.print %i : index str "x"
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{custom op 'vector.print' `str` clause can appear at most once in the expansion of the oilist directive}}
  vector.print str "x" str "y"
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{invalid properties {punctuation = 1 : i32} for op vector.print: Invalid attribute `punctuation` in property conversion: 1 : i32}}
  "vector.print"(%i) <{punctuation = 1 : i32}> : (index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'vector.print' op operand group starting at #0 requires 0 or 1 element, but found 2}}
  "vector.print"(%i, %i) : (index, index) -> ()
  return
}

// -----

func.func @f(%k: vector<8xi1>, %v: vector<8xf32>) {
  // expected-error @+1 {{'vector.mask' op expects number of results to match mask region yielded values}}
  vector.mask %k { vector.reduction <add>, %v : vector<8xf32> into f32 } : vector<8xi1>
  return
}

// -----

func.func @f(%k: vector<8xi1>, %v: vector<8xf32>) {
  // expected-error @+1 {{'vector.mask' op expects result type to match maskable operation result type}}
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<8xf32> into f32 } : vector<8xi1> -> f64
  return
}

// -----

func.func @f(%k: vector<4xi1>, %v: vector<8xf32>) {
  // expected-error @+1 {{'vector.mask' op expects a 'vector<8xi1>' mask for the maskable operation}}
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<8xf32> into f32 } : vector<4xi1> -> f32
  return
}

// -----

func.func @f(%k: vector<8xi1>, %v: vector<8xf32>, %p: f32) {
  // expected-error @+1 {{'vector.mask' op doesn't expect a passthru argument for this maskable operation}}
  %0 = vector.mask %k, %p { vector.reduction <add>, %v : vector<8xf32> into f32 } : vector<8xi1> -> f32
  return
}

// -----

func.func @f(%k: vector<8xi1>, %v: vector<8xf32>, %p: f32, %m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{'vector.mask' op expects passthru type to match result type}}
  %0 = "vector.mask"(%k, %p) ({
    %1 = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<8xf32>
    vector.yield %1 : vector<8xf32>
  }) : (vector<8xi1>, f32) -> vector<8xf32>
  return
}

// -----

func.func @f(%k: vector<8xi1>, %v: vector<8xf32>, %p: f32, %m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{'vector.mask' op region #0 ('maskRegion') failed to verify constraint: region with 1 blocks}}
  "vector.mask"(%k) ({
  }) : (vector<8xi1>) -> ()
  return
}

// -----

func.func @f(%k: vector<8xi1>, %v: vector<8xf32>, %p: f32, %m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{'vector.mask' op expects a non-empty block}}
  "vector.mask"(%k) ({
  ^bb0:
  }) : (vector<8xi1>) -> ()
  return
}

// -----

func.func @f(%k: vector<8xi1>, %v: vector<8xf32>, %p: f32, %m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{'vector.mask' op region should have no arguments}}
  "vector.mask"(%k) ({
  ^bb0(%x: i32):
    vector.yield
  }) : (vector<8xi1>) -> ()
  return
}

// -----

func.func @f(%k: vector<8xi1>, %v: vector<8xf32>, %p: f32, %m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{'vector.mask' op expects a terminator within the mask region}}
  "vector.mask"(%k) ({
    func.return
  }) : (vector<8xi1>) -> ()
  return
}

// -----

func.func @f(%k: vector<8xi1>, %v: vector<8xf32>, %p: f32, %m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{'vector.mask' op expects region #0 to have 0 or 1 blocks}}
  %0 = "vector.mask"(%k) ({
    vector.yield
  ^bb1:
    vector.yield
  }) : (vector<8xi1>) -> f32
  return
}

// -----

func.func @f(%k: vector<8xi32>) {
  // expected-error @+1 {{'vector.mask' op operand #0 must be vector of 1-bit signless integer values, but got 'vector<8xi32>'}}
  vector.mask %k {} : vector<8xi32>
  return
}

// -----

func.func @f(%k: vector<8xi1>) {
  // expected-error @+1 {{expected ':'}}
  vector.mask %k {}
  return
}

// -----

func.func @f(%k: vector<8xi1>) {
  // expected-error @+1 {{expected '{' to begin a region}}
  vector.mask %k : vector<8xi1>
  return
}

// -----

func.func @f(%k: vector<4x3xi1>, %t: vector<4x2xf32>, %u: vector<2x3xf32>, %w: vector<4x3xf32>) {
  // expected-error @+1 {{'vector.mask' op expects a 'vector<4x3x2xi1>' mask for the maskable operation}}
  %0 = vector.mask %k { vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} %t, %u, %w : vector<4x2xf32>, vector<2x3xf32> into vector<4x3xf32> } : vector<4x3xi1> -> vector<4x3xf32>
  return
}

// -----

func.func @f(%v: vector<4xi32>) {
  // expected-error @+1 {{'vector.yield' op must be the last operation in the parent block}}
  vector.yield %v : vector<4xi32>
  return
}

// -----

// expected-error @+2 {{expected ::mlir::vector::CombiningKind to be one of: add, mul, minui, minsi, minnumf, maxui, maxsi, maxnumf, and, or, xor, maximumf, minimumf}}
// expected-error @+1 {{failed to parse Vector_CombiningKindAttr parameter 'value' which is to be a `::mlir::vector::CombiningKind`}}
func.func @f() attributes {a = #vector.kind<foo>} { return }

// -----

// expected-error @+1 {{unknown attribute `foo` in dialect `vector`}}
func.func @f() attributes {a = #vector.foo<x>} { return }

// -----

// expected-error @+2 {{expected ::mlir::vector::IteratorType to be one of: parallel, reduction}}
// expected-error @+1 {{failed to parse Vector_IteratorTypeEnum parameter 'value' which is to be a `::mlir::vector::IteratorType`}}
func.func @f() attributes {a = #vector.iterator_type<window>} { return }

// -----

// expected-error @+2 {{expected ::mlir::vector::PrintPunctuation to be one of: no_punctuation, newline, comma, open, close}}
// expected-error @+1 {{failed to parse Vector_PrintPunctuation parameter 'value' which is to be a `::mlir::vector::PrintPunctuation`}}
func.func @f() attributes {a = #vector.punctuation<x>} { return }

// -----

// expected-error @+1 {{dialect 'vector' provides no type parsing hook}}
func.func @f(%a: !vector.foo) { return }

// -----

func.func @f() {
  // expected-error @+1 {{custom op 'vector.foo' is unknown}}
  vector.foo
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{custom op 'unit' is unknown (tried 'func.unit' as well)}}
  vector.print str unit
  return
}

// -----

#l = affine_map<(i, j, k) -> (i, k)>
#r = affine_map<(i, j, k) -> (k, j)>
#o = affine_map<(i, j, k) -> (i, j)>
func.func @f(%a: vector<4x2xf32>, %b: vector<2x3xf32>, %c: vector<4x3xf32>) {
  // expected-error @+1 {{custom op 'vector.contract' expected "iterator_types" array attribute}}
  %0 = vector.contract {indexing_maps = [#l, #r, #o]} %a, %b, %c : vector<4x2xf32>, vector<2x3xf32> into vector<4x3xf32>
  return
}

// -----

func.func @f(%k: vector<8xi1>, %v: vector<8xf32>, %p: f32, %m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{custom op 'vector.mask' expects a result if passthru operand is provided}}
  vector.mask %k, %v { vector.transfer_write %v, %m[%i] : vector<8xf32>, memref<?xf32> } : vector<8xi1>
  return
}

// -----

func.func @f(%k: vector<8xi1>, %t: vector<8xf32>) {
  // expected-error @+1 {{custom op 'vector.mask' expects a result if passthru operand is provided}}
  vector.mask %k, %t {} : vector<8xi1>
  return
}
