// RUN: pyopt --split-input-file --verify-diagnostics %s

// What a hand-written form says itself may not be in its braces.

func.func @f(%m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{custom op 'affine.load' attribute 'map' occurs more than once in the attribute list}}
  %0 = affine.load %m[%i] {map = affine_map<(d0) -> (d0)>} : memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{custom op 'affine.prefetch' attribute 'isDataCache' occurs more than once in the attribute list}}
  affine.prefetch %m[%i], read, locality<3>, data {map, isWrite, isDataCache} : memref<8xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{custom op 'affine.for' attribute 'step' occurs more than once in the attribute list}}
  affine.for %i = 0 to 4 {
  } {upperBoundMap, step = 2 : index}
  return
}

// -----

#set = affine_set<(d0) : (d0 >= 0)>
func.func @f(%i: index) {
  // expected-error @+1 {{custom op 'affine.if' attribute 'condition' occurs more than once in the attribute list}}
  affine.if #set(%i) {
  } {condition = #set}
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{custom op 'affine.parallel' attribute 'reductions' occurs more than once in the attribute list}}
  affine.parallel (%i) = (0) to (4) {
  } {steps, reductions}
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{custom op 'scf.forall' attribute 'staticStep' occurs more than once in the attribute list}}
  scf.forall (%i) in (%n) {
  } {staticStep = array<i64: 1>}
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{custom op 'scf.for' attribute 'unsignedCmp' occurs more than once in the attribute list}}
  scf.for unsigned %i = %n to %n step %n {
  } {unsignedCmp}
  return
}

// -----

func.func @f(%m: memref<2x4xf32>) {
  // expected-error @+1 {{custom op 'memref.transpose' attribute 'permutation' occurs more than once in the attribute list}}
  %0 = memref.transpose %m (i, j) -> (j, i) {permutation = affine_map<(i, j) -> (j, i)>} : memref<2x4xf32> to memref<4x2xf32, strided<[1, 4]>>
  return
}

// -----

#map = affine_map<(i) -> (i)>
#none = affine_map<(i) -> ()>
func.func @f(%v: vector<4xf32>, %s: f32) {
  // expected-error @+1 {{custom op 'vector.contract' attribute 'kind' occurs more than once in the attribute list}}
  %0 = vector.contract {indexing_maps = [#map, #map, #none], iterator_types = ["reduction"], kind = #vector.kind<add>} %v, %v, %s {kind = #vector.kind<mul>} : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: memref<2x2xf32>) {
  // expected-error @+1 {{custom op 'linalg.matmul' attribute 'indexing_maps' occurs more than once in the attribute list}}
  linalg.matmul {indexing_maps = "x"} ins(%a, %a : memref<2x2xf32>, memref<2x2xf32>) outs(%a : memref<2x2xf32>)
  return
}

// -----

// expected-error @+1 {{custom op 'func.func' attribute 'arg_attrs' occurs more than once in the attribute list}}
func.func private @f(i32 {x.y}) -> (i32 {x.z}) attributes {res_attrs = [{}], arg_attrs = [{}]}

// -----

// expected-error @+1 {{custom op 'llvm.func' attribute 'CConv' occurs more than once in the attribute list}}
llvm.func @f(i32 {llvm.noundef}) attributes {linkage = 3, CConv = #llvm.cconv<fastcc>, arg_attrs = [{}]}

// -----

// expected-error @+1 {{custom op 'llvm.mlir.global' attribute 'global_type' occurs more than once in the attribute list}}
llvm.mlir.global external @g(1 : i32) {global_type = i32} : i32

// -----

// What is wrong with the rest of the op comes first.

// expected-error @+1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}
llvm.mlir.global external @g(1 : i32) {linkage = 3}

// -----

llvm.func @g()
// expected-error @+1 {{custom op 'llvm.mlir.alias' attribute 'alias_type' occurs more than once in the attribute list}}
llvm.mlir.alias external @a {alias_type = i32} : !llvm.ptr {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.func @f(%a: i64) {
  // expected-error @+1 {{custom op 'llvm.icmp' attribute 'predicate' occurs more than once in the attribute list}}
  %0 = llvm.icmp "eq" %a, %a {predicate = 0 : i64} : i64
  llvm.return
}

// -----

llvm.func @f(%a: i64) {
  // expected-error @+1 {{custom op 'llvm.alloca' expected integer alignment}}
  %0 = llvm.alloca %a x i32 {alignment = 3.0, elem_type = i32} : (i64) -> !llvm.ptr
  llvm.return
}

// -----

// expected-error @+1 {{'llvm.mlir.global' op requires visibility attribute 'sym_visibility' to be a string attribute, but got 3 : i32}}
llvm.mlir.global external @g() {sym_visibility = 3 : i32} : i32
