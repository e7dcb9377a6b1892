// RUN: pyopt --split-input-file --convert-index-to-llvm %s | FileCheck %s

// Indices of 64 bits.

func.func @f(%a: index, %b: index) {
  %0 = index.sub %a, %b {some.attr}
  %1 = index.sub %0, %b
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %2 = llvm.sub %1, %0 {some.attr} : i64
// CHECK-NEXT:     %3 = llvm.sub %2, %0 : i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.rems %a, %b {some.attr}
  %1 = index.rems %0, %b
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %2 = llvm.srem %1, %0 {some.attr} : i64
// CHECK-NEXT:     %3 = llvm.srem %2, %0 : i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.remu %a, %b {some.attr}
  %1 = index.remu %0, %b
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %2 = llvm.urem %1, %0 {some.attr} : i64
// CHECK-NEXT:     %3 = llvm.urem %2, %0 : i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.shl %a, %b {some.attr}
  %1 = index.shl %0, %b
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %2 = llvm.shl %1, %0 {some.attr} : i64
// CHECK-NEXT:     %3 = llvm.shl %2, %0 : i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.shrs %a, %b {some.attr}
  %1 = index.shrs %0, %b
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %2 = llvm.ashr %1, %0 {some.attr} : i64
// CHECK-NEXT:     %3 = llvm.ashr %2, %0 : i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.shru %a, %b {some.attr}
  %1 = index.shru %0, %b
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %2 = llvm.lshr %1, %0 {some.attr} : i64
// CHECK-NEXT:     %3 = llvm.lshr %2, %0 : i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.and %a, %b {some.attr}
  %1 = index.and %0, %b
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %2 = llvm.and %1, %0 {some.attr} : i64
// CHECK-NEXT:     %3 = llvm.and %2, %0 : i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.or %a, %b {some.attr}
  %1 = index.or %0, %b
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %2 = llvm.or %1, %0 {some.attr} : i64
// CHECK-NEXT:     %3 = llvm.or %2, %0 : i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.xor %a, %b {some.attr}
  %1 = index.xor %0, %b
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %2 = llvm.xor %1, %0 {some.attr} : i64
// CHECK-NEXT:     %3 = llvm.xor %2, %0 : i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.maxu %a, %b {some.attr}
  %1 = index.maxu %0, %b
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %2 = llvm.intr.umax(%1, %0) {some.attr} : (i64, i64) -> i64
// CHECK-NEXT:     %3 = llvm.intr.umax(%2, %0) : (i64, i64) -> i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.mins %a, %b {some.attr}
  %1 = index.mins %0, %b
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %2 = llvm.intr.smin(%1, %0) {some.attr} : (i64, i64) -> i64
// CHECK-NEXT:     %3 = llvm.intr.smin(%2, %0) : (i64, i64) -> i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.minu %a, %b {some.attr}
  %1 = index.minu %0, %b
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %2 = llvm.intr.umin(%1, %0) {some.attr} : (i64, i64) -> i64
// CHECK-NEXT:     %3 = llvm.intr.umin(%2, %0) : (i64, i64) -> i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: i128) {
  %0 = index.casts %b : i128 to index
  %1 = index.castu %a : index to i128
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: i128) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %1 = llvm.trunc %arg1 : i128 to i64
// CHECK-NEXT:     %2 = llvm.zext %0 : i64 to i128
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: i1) {
  %0 = index.casts %a : index to i1
  %1 = index.castu %b : i1 to index
  %2 = index.casts %b : i1 to index
  %3 = index.castu %a : index to i65
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: i1) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %1 = llvm.trunc %0 : i64 to i1
// CHECK-NEXT:     %2 = llvm.zext %arg1 : i1 to i64
// CHECK-NEXT:     %3 = llvm.sext %arg1 : i1 to i64
// CHECK-NEXT:     %4 = llvm.zext %0 : i64 to i65
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index) {
  %0 = index.sizeof
  %1 = index.constant 42
  %2 = index.constant -1
  %3 = index.constant 5000000000
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT:     %1 = llvm.mlir.constant(42 : i64) : i64
// CHECK-NEXT:     %2 = llvm.mlir.constant(-1 : i64) : i64
// CHECK-NEXT:     %3 = llvm.mlir.constant(5000000000 : i64) : i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index) {
  %0 = index.bool.constant true
  %1 = index.bool.constant false
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:     %1 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index) {
  %0 = index.constant 0
  %1 = index.divs %a, %0
  %2 = index.maxs %0, %a
  %3 = index.cmp slt(%0, %0)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %2 = llvm.sdiv %0, %1 : i64
// CHECK-NEXT:     %3 = llvm.intr.smax(%0, %1) : (i64, i64) -> i64
// CHECK-NEXT:     %4 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: vector<2xindex>) {
  %0 = index.add %a, %a
  %1 = arith.addi %b, %b : vector<2xindex>
  %2 = arith.addi %0, %a : index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: vector<2xindex>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %1 = llvm.add %0, %0 : i64
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : i64 to index
// CHECK-NEXT:     %3 = arith.addi %arg1, %arg1 : vector<2xindex>
// CHECK-NEXT:     %4 = arith.addi %2, %arg0 : index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %m: memref<?xf32>) {
  %0 = index.add %a, %a
  %1 = memref.load %m[%0] : memref<?xf32>
  %c = index.constant 0
  %2 = memref.dim %m, %c : memref<?xf32>
  %3 = index.mul %2, %0
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: memref<?xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %1 = llvm.add %0, %0 : i64
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : i64 to index
// CHECK-NEXT:     %3 = memref.load %arg1[%2] : memref<?xf32>
// CHECK-NEXT:     %4 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : i64 to index
// CHECK-NEXT:     %dim = memref.dim %arg1, %5 : memref<?xf32>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %dim : index to i64
// CHECK-NEXT:     %7 = llvm.mul %6, %1 : i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%arg0: index) -> index {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : i64 to index
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : i64 to index
// CHECK-NEXT:     %4 = scf.for %arg1 = %1 to %arg0 step %3 iter_args(%arg2 = %1) -> (index) {
// CHECK-NEXT:       %5 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:       %6 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:       %7 = llvm.add %6, %5 : i64
// CHECK-NEXT:       %8 = builtin.unrealized_conversion_cast %7 : i64 to index
// CHECK-NEXT:       scf.yield %8 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %4 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @inside(%a: i64) -> i64 {
  %0 = index.castu %a : i64 to index
  %1 = index.mul %0, %0
  %2 = index.castu %1 : index to i64
  llvm.return %2 : i64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @inside(%arg0: i64) -> i64 {
// CHECK-NEXT:     %0 = llvm.mul %arg0, %arg0 : i64
// CHECK-NEXT:     llvm.return %0 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }
