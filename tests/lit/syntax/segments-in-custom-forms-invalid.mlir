// RUN: pyopt %s --split-input-file --verify-diagnostics

func.func @written_and_computed(%n: index) {
  // expected-error @+1 {{custom op 'bufferization.alloc_tensor' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
  %0 = bufferization.alloc_tensor(%n) {operandSegmentSizes = array<i32: 1, 0, 0>} : tensor<?xf32>
  return
}

// -----

func.func @parallel(%n: index) {
  // expected-error @+1 {{custom op 'scf.parallel' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
  scf.parallel (%i) = (%n) to (%n) step (%n) {
  } {operandSegmentSizes = 3}
  return
}

// -----

func.func @forall(%n: index) {
  // expected-error @+1 {{custom op 'scf.forall' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
  scf.forall (%i) in (%n) {
  } {operandSegmentSizes = array<i32: 0, 1, 0, 0>}
  return
}

// -----

func.func @for(%n: index) {
  // expected-error @+1 {{custom op 'affine.for' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
  affine.for %i = %n to %n {
  } {operandSegmentSizes = array<i32: 1, 1, 0>}
  return
}

// -----

func.func @read(%m: memref<?xf32>, %n: index, %p: f32) {
  // expected-error @+1 {{custom op 'vector.transfer_read' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
  %0 = vector.transfer_read %m[%n], %p {operandSegmentSizes = array<i32: 1, 1, 1, 0>} : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @write(%m: memref<?xf32>, %n: index, %v: vector<4xf32>) {
  // expected-error @+1 {{'vector.transfer_write' op operand count (3) does not match with the total size (4) specified in attribute 'operandSegmentSizes'}}
  vector.transfer_write %v, %m[%n] {operand_segment_sizes = array<i32: 1, 1, 1, 1>} : vector<4xf32>, memref<?xf32>
  return
}

// -----

llvm.func @callee(i32)
llvm.func @call(%a: i32) {
  // expected-error @+1 {{custom op 'llvm.call' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
  llvm.call @callee(%a) {operandSegmentSizes = array<i32: 1, 0>} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @intrinsic(%a: i32) {
  // expected-error @+1 {{'llvm.call_intrinsic' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
  llvm.call_intrinsic "llvm.x"(%a) {operand_segment_sizes = array<i32: 2, 0>} : (i32) -> ()
  llvm.return
}

// -----

#map = affine_map<(i) -> (i)>
func.func @twice(%m: memref<?xf32>) {
  // expected-error @+1 {{custom op 'linalg.generic' attribute 'operand_segment_sizes' occurs more than once in the attribute list}}
  linalg.generic {
    indexing_maps = [#map, #map], iterator_types = ["parallel"], operand_segment_sizes = array<i32: 1, 1>
  } ins(%m : memref<?xf32>) outs(%m : memref<?xf32>) attrs = {operand_segment_sizes = array<i32: 1, 1>} {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
