// RUN: pyopt --split-input-file --verify-diagnostics %s

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{custom op 'llvm.add' expected keyword for LLVM integer overflow flags}}
  %0 = llvm.add %a, %a overflow<> : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{expected '<'}}
  %0 = llvm.add %a, %a overflow nsw : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{expected '>'}}
  %0 = llvm.add %a, %a overflow<nsw|nuw> : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{'llvm.add' op property 'overflowFlags' failed to satisfy constraint: LLVM integer overflow flags}}
  %0 = "llvm.add"(%a, %a) <{overflowFlags = 4 : i32}> : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{invalid properties {overflowFlags = "x"} for op llvm.add: expected ::mlir::LLVM::IntegerOverflowFlagsAttr or IntegerAttr storage for ::mlir::LLVM::IntegerOverflowFlags}}
  %0 = "llvm.add"(%a, %a) <{overflowFlags = "x"}> : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{'llvm.getelementptr' op 'inbounds_flag' cannot be used directly.}}
  %0 = llvm.getelementptr inbounds_flag %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{custom op 'llvm.getelementptr' expected one of [none, inbounds_flag, nusw, nuw, inbounds] for ::mlir::LLVM::GEPNoWrapFlags, got: bad}}
  %0 = llvm.getelementptr bad %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{custom op 'llvm.getelementptr' expected keyword for ::mlir::LLVM::GEPNoWrapFlags after '|'}}
  %0 = llvm.getelementptr inbounds|%p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{'llvm.getelementptr' op property 'noWrapFlags' failed to satisfy constraint: ::mlir::LLVM::GEPNoWrapFlags}}
  %0 = "llvm.getelementptr"(%p) <{elem_type = i32, rawConstantIndices = array<i32: 1>, noWrapFlags = 8 : i32}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{'llvm.load' op expected op to return a single LLVM pointer type}}
  %0 = llvm.load %p dereferenceable<bytes = 8> : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got '!llvm.struct<(f32, i32)>'}}
  %0 = llvm.intr.sincos(%x) : (f32) -> !llvm.struct<(f32, i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{'llvm.intr.scmp' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %0 = llvm.intr.scmp(%a, %a) : (i32, i32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{'llvm.intr.scmp' op requires all operands to have the same type}}
  %0 = llvm.intr.scmp(%a, %i) : (i32, i64) -> i8
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{'llvm.intr.ptrmask' op failed to verify that all of {ptr, res} have same type}}
  %0 = llvm.intr.ptrmask %p, %a : (!llvm.ptr, i32) -> !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{'llvm.intr.ctlz' op requires the same type for all operands and results}}
  %0 = "llvm.intr.ctlz"(%a) <{is_zero_poison = true}> : (i32) -> i64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{'llvm.intr.sadd.with.overflow' op requires the same element type for all operands}}
  %0 = "llvm.intr.sadd.with.overflow"(%a, %i) : (i32, i64) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{'llvm.inline_asm' op tail call kind 'musttail' is not supported by this operation}}
  %0 = llvm.inline_asm tail_call_kind = <musttail> "a", "b" %a : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{'llvm.mlir.constant' op expected struct element types to be floating point type or integer type}}
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{'llvm.mlir.constant' op expected element of array attribute to be floating point or integer}}
  %0 = llvm.mlir.constant([#llvm.zero, 2 : i32]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
  %0 = llvm.mlir.constant([1, 2]) : !llvm.array<2 x i64>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{'llvm.mlir.constant' op array attribute size does not match array type size in dimension 0: 1 vs. 2}}
  %0 = llvm.mlir.constant([[1 : i32]]) : !llvm.array<2 x struct<(i32)>>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{'llvm.mlir.constant' op nested attribute for struct element at index 1 must be a zero, or undef, or array attribute}}
  %0 = llvm.mlir.constant([[1 : i32], #llvm.poison]) : !llvm.array<2 x struct<(i32)>>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{'llvm.mlir.constant' op nested attribute for sub-array in dimension 0 at index 1 must be a zero, or undef, or array attribute}}
  %0 = llvm.mlir.constant([[[1 : i32]], 3]) : !llvm.array<2 x array<1 x struct<(i32)>>>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{'llvm.mlir.constant' op array attribute size does not match array type size in dimension 1: 2 vs. 1}}
  %0 = llvm.mlir.constant([[[1 : i32]], [[1 : i32], [1 : i32]]]) : !llvm.array<2 x array<1 x struct<(i32)>>>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{'llvm.mlir.constant' op nested array attribute size for struct element at index 0 must match struct size: 2 vs. 1}}
  %0 = llvm.mlir.constant([[1 : i32, 2.0 : f32]]) : !llvm.array<1 x struct<(i32)>>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{'llvm.mlir.constant' op expected array or struct type for array attribute}}
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{'llvm.mlir.constant' op type and attribute have a different number of elements: 6 vs. 8}}
  %0 = llvm.mlir.constant(dense<1> : tensor<2x4xi32>) : !llvm.array<2 x array<3 x i32>>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{'llvm.mlir.constant' op expected integer element type for integer elements attribute}}
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : !llvm.array<4 x f32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{'llvm.mlir.constant' op attribute and type have different float semantics}}
  %0 = llvm.mlir.constant(dense<1.0> : vector<4xf16>) : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{'llvm.mlir.constant' op expected integer type of width 32}}
  %0 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xi64>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{'llvm.mlir.constant' op expected array attribute for struct type}}
  %0 = llvm.mlir.constant(1 : i32) : !llvm.struct<(i32)>
  llvm.return
}
