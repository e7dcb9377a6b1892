// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-func-to-llvm %s | FileCheck %s

func.func private @e7(memref<2xf32>) -> memref<2xf32>
func.func @e9() {
  %r = constant {x.y} @e7 : (memref<2xf32>) -> memref<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @e7(!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @e9() {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @e7 {x.y} : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loop(%c: i1, %a: index) -> index {
  cf.br ^a(%a : index)
^a(%x: index):
  cf.cond_br %c, ^a(%x : index), ^b(%x : index)
^b(%y: index):
  return %y : index
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @loop(%arg0: i1, %arg1: i64) -> i64 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : i64 to index
// CHECK-NEXT:     cf.br ^bb1(%0 : index)
// CHECK-NEXT:   ^bb1(%1: index):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%1 : index), ^bb2(%1 : index)
// CHECK-NEXT:   ^bb2(%2: index):  // pred: ^bb1
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : index to i64
// CHECK-NEXT:     llvm.return %3 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @memref_ops(%m: memref<?xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<?xf32>
  memref.store %0, %m[%i] : memref<?xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @memref_ops(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> f32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg5 : i64 to index
// CHECK-NEXT:     %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg0, %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %arg1, %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %arg2, %3[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %arg3, %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = llvm.insertvalue %arg4, %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %6 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT:     %8 = memref.load %7[%0] : memref<?xf32>
// CHECK-NEXT:     memref.store %8, %7[%0] : memref<?xf32>
// CHECK-NEXT:     llvm.return %8 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @block_type(%c: i1, %t: i32) {
  cf.br ^a
^a:
  %0 = "test.make"() : () -> tensor<2xf32>
  cf.br ^b(%0 : tensor<2xf32>)
^b(%1: tensor<2xf32>):
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @block_type(%arg0: i1, %arg1: i32) {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %0 = "test.make"() : () -> tensor<2xf32>
// CHECK-NEXT:     cf.br ^bb2(%0 : tensor<2xf32>)
// CHECK-NEXT:   ^bb2(%1: tensor<2xf32>):  // pred: ^bb1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cast(%i: index) -> index {
  %0 = builtin.unrealized_conversion_cast %i : index to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to index
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @cast(%arg0: i64) -> i64 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : index to i64
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : i64 to index
// CHECK-NEXT:     llvm.return %1 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @assert(%c: i1, %i: index) -> index {
  cf.assert %c, "no"
  return %i : index
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @assert(%arg0: i1, %arg1: i64) -> i64 {
// CHECK-NEXT:     cf.assert %arg0, "no"
// CHECK-NEXT:     llvm.return %arg1 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @empty() {
  return
}
func.func @calls_empty() {
  call @empty() : () -> ()
  func.call @empty() {a.b} : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @empty() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @calls_empty() {
// CHECK-NEXT:     llvm.call @empty() : () -> ()
// CHECK-NEXT:     llvm.call @empty() {a.b} : () -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @malloc(i64) -> !llvm.ptr
func.func @u(%u: memref<*xf32>) -> memref<*xf32> {
  return %u : memref<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @u(%arg0: i64, %arg1: !llvm.ptr) -> !llvm.struct<(i64, ptr)> {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %4 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %5 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %6 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %7 = llvm.mul %4, %6 : i64
// CHECK-NEXT:     %8 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %9 = llvm.mul %4, %8 : i64
// CHECK-NEXT:     %10 = llvm.add %9, %3 : i64
// CHECK-NEXT:     %11 = llvm.mul %10, %5 : i64
// CHECK-NEXT:     %12 = llvm.add %7, %11 : i64
// CHECK-NEXT:     %13 = llvm.call @malloc(%12) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %14 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     "llvm.intr.memcpy"(%13, %14, %12) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %15 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %16 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %15[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %18 = llvm.insertvalue %13, %17[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     llvm.return %18 : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @region(%i: index) {
  "test.op"() ({
    "test.use"(%i) : (index) -> ()
  }) : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @region(%arg0: i64) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT:     "test.op"() ({
// CHECK-NEXT:       "test.use"(%0) : (index) -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @execute(%i: index) -> index {
  %0 = scf.execute_region -> index {
    scf.yield %i : index
  }
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @execute(%arg0: i64) -> i64 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT:     %1 = scf.execute_region -> index {
// CHECK-NEXT:       scf.yield %0 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : index to i64
// CHECK-NEXT:     llvm.return %2 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loop(%i: index, %m: memref<4xindex>) -> index {
  %0 = scf.for %k = %i to %i step %i iter_args(%x = %i) -> (index) {
    func.call @g(%x) : (index) -> ()
    scf.yield %x : index
  }
  return %0 : index
}
func.func private @g(index)

// CHECK: module {
// CHECK-NEXT:   llvm.func @loop(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) -> i64 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT:     %1 = scf.for %arg6 = %0 to %0 step %0 iter_args(%arg7 = %0) -> (index) {
// CHECK-NEXT:       %3 = builtin.unrealized_conversion_cast %arg7 : index to i64
// CHECK-NEXT:       llvm.call @g(%3) : (i64) -> ()
// CHECK-NEXT:       scf.yield %arg7 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : index to i64
// CHECK-NEXT:     llvm.return %2 : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @g(i64) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

module {
}

// CHECK: module {
// CHECK-NEXT: }
