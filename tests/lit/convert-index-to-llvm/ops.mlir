// RUN: pyopt --split-input-file --convert-index-to-llvm %s | FileCheck %s

// Indices of 64 bits.

func.func @f(%a: index, %b: index) {
  %0 = index.add %a, %b {some.attr}
  %1 = index.add %0, %b
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.sub %a, %b {some.attr}
  %1 = index.sub %0, %b
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.mul %a, %b {some.attr}
  %1 = index.mul %0, %b
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.divs %a, %b {some.attr}
  %1 = index.divs %0, %b
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.divu %a, %b {some.attr}
  %1 = index.divu %0, %b
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.rems %a, %b {some.attr}
  %1 = index.rems %0, %b
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.remu %a, %b {some.attr}
  %1 = index.remu %0, %b
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.shl %a, %b {some.attr}
  %1 = index.shl %0, %b
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.shrs %a, %b {some.attr}
  %1 = index.shrs %0, %b
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.shru %a, %b {some.attr}
  %1 = index.shru %0, %b
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.and %a, %b {some.attr}
  %1 = index.and %0, %b
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.or %a, %b {some.attr}
  %1 = index.or %0, %b
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.xor %a, %b {some.attr}
  %1 = index.xor %0, %b
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.maxs %a, %b {some.attr}
  %1 = index.maxs %0, %b
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.maxu %a, %b {some.attr}
  %1 = index.maxu %0, %b
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.mins %a, %b {some.attr}
  %1 = index.mins %0, %b
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.minu %a, %b {some.attr}
  %1 = index.minu %0, %b
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.ceildivu %a, %b {some.attr}
  %1 = index.ceildivu %0, %b
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.cmp eq(%a, %b)
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.cmp ne(%a, %b)
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.cmp slt(%a, %b)
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.cmp sle(%a, %b)
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.cmp sgt(%a, %b)
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.cmp sge(%a, %b)
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.cmp ult(%a, %b)
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.cmp ule(%a, %b)
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.cmp ugt(%a, %b)
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.cmp uge(%a, %b)
  return
}

// -----

func.func @f(%a: index, %b: i32) {
  %0 = index.casts %a : index to i32
  %1 = index.casts %b : i32 to index
  return
}

// -----

func.func @f(%a: index, %b: i64) {
  %0 = index.casts %a : index to i64
  %1 = index.castu %b : i64 to index
  return
}

// -----

func.func @f(%a: index, %b: i128) {
  %0 = index.casts %b : i128 to index
  %1 = index.castu %a : index to i128
  return
}

// -----

func.func @f(%a: index, %b: i1) {
  %0 = index.casts %a : index to i1
  %1 = index.castu %b : i1 to index
  %2 = index.casts %b : i1 to index
  %3 = index.castu %a : index to i65
  return
}

// -----

func.func @f(%a: index) {
  %0 = index.sizeof
  %1 = index.constant 42
  %2 = index.constant -1
  %3 = index.constant 5000000000
  return
}

// -----

func.func @f(%a: index) {
  %0 = index.bool.constant true
  %1 = index.bool.constant false
  return
}

// -----

func.func @f(%a: index) {
  %0 = index.constant -9223372036854775808
  %1 = index.constant 9223372036854775807
  return
}

// -----

func.func @f(%a: index) {
  %0 = index.constant 42
  %1 = index.add %0, %0
  %2 = index.add %a, %0
  %3 = index.mul %2, %1
  %4 = index.sub %a, %a
  return
}

// -----

func.func @f(%a: index) {
  %0 = index.constant 0
  %1 = index.divs %a, %0
  %2 = index.maxs %0, %a
  %3 = index.cmp slt(%0, %0)
  return
}

// -----

func.func @f(%a: index) {
  %0 = index.cmp eq(%a, %a)
  %1 = index.constant 64
  %2 = index.shl %a, %1
  %3 = index.shl %1, %1
  return
}

// -----

func.func @f(%a: index, %b: vector<2xindex>) {
  %0 = index.add %a, %a
  %1 = arith.addi %b, %b : vector<2xindex>
  %2 = arith.addi %0, %a : index
  return
}

// -----

func.func @f(%a: index, %m: memref<?xf32>) {
  %0 = index.add %a, %a
  %1 = memref.load %m[%0] : memref<?xf32>
  %c = index.constant 0
  %2 = memref.dim %m, %c : memref<?xf32>
  %3 = index.mul %2, %0
  return
}

// -----

func.func @loop(%n: index) -> index {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> index {
    %1 = index.add %s, %i
    scf.yield %1 : index
  }
  return %0 : index
}

// -----

func.func @unreachable(%a: index) -> index {
  return %a : index
^bb1:
  %0 = index.add %a, %a
  return %0 : index
}

// -----

llvm.func @inside(%a: i64) -> i64 {
  %0 = index.castu %a : i64 to index
  %1 = index.mul %0, %0
  %2 = index.castu %1 : index to i64
  llvm.return %2 : i64
}

// -----

func.func private @declaration(index)
func.func @empty() {
  return
}
