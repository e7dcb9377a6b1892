// RUN: pyopt %s --upgrade --allow-unregistered-dialect | FileCheck %s
// RUN: pyopt-format %s --upgrade | pyopt --allow-unregistered-dialect | FileCheck %s

// Text of today has types that older text left out: they are those of the operands, as the text says where these are
// defined.

!t = vector<4xf32>
func @select(%c: i1, %d: vector<4xi1>, %a: !t, %x: f32, %t: tensor<?xf32>, %m: memref<4xi1>) {
  %0 = select %c, %a, %a : !t
  %1 = select %d, %a, %a : !t
  %2 = cmpf "olt", %a, %a : !t
  %3 = std.select %2, %a, %a : vector<4xf32>
  %4 = cmpf "olt", %x, %x : f32
  %5 = select %4, %t, %t : tensor<?xf32>
  %6 = cmpf "olt", %t, %t : tensor<?xf32>
  %7 = select %6, %t, %t : tensor<?xf32>
  %8 = and %4, %c : i1
  %9 = select %8, %t, %t : tensor<?xf32>
  %i = constant 0 : index
  %10 = load %m[%i] : memref<4xi1>
  %11 = select %10, %t, %t : tensor<?xf32>
  %12:2 = scf.for %k = %i to %i step %i iter_args(%p = %c, %q = %x) -> (i1, f32) {
    %20 = select %p, %t, %t : tensor<?xf32>
    "test.use"(%20) : (tensor<?xf32>) -> ()
    scf.yield %p, %q : i1, f32
  }
  %13 = select %12#0, %t, %t : tensor<?xf32>
  %14 = call @flag() : () -> i1
  %15 = select %14, %t, %t : tensor<?xf32>
  %16 = constant true
  %17 = select %16, %t, %t : tensor<?xf32>
  %i1 = constant 1 : i32
  %18 = trunci %i1 : i32 to i1
  %19 = select %18, %t, %t : tensor<?xf32>
  br ^bb1(%d, %c : vector<4xi1>, i1)
^bb1(%e: vector<4xi1>, %g: i1):
  %30 = select %e, %a, %a : !t
  %31 = select %g, %a, %a : !t
  return
}
func private @flag() -> i1

// Names of another function say nothing.

func @another(%c: vector<4xi1>, %a: vector<4xf32>) -> vector<4xf32> {
  %0 = select %c, %a, %a : vector<4xf32>
  return %0 : vector<4xf32>
}

func @shapes(%n: index, %s: !shape.size, %t: tensor<?xindex>, %u: !shape.shape) {
  %0 = shape.from_extents %n, %s
  %1 = shape.num_elements %t
  %2 = shape.num_elements %u
  %3 = shape.broadcast %t, %u
  %4 = shape.add %n, %n
  %5 = shape.get_extent %t, 0
  return
}

llvm.func @pointers(%p: !llvm.ptr<f32, 3>, %q: !llvm.ptr<f32>, %v: f32,
                    %f: !llvm.ptr<func<void ()>, 1>) {
  %0 = llvm.atomicrmw fadd %p, %v monotonic : f32
  %1 = llvm.atomicrmw fadd %q, %v monotonic : f32
  llvm.call %f() : () -> ()
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   func.func @select(%arg0: i1, %arg1: vector<4xi1>, %arg2: vector<4xf32>, %arg3: f32, %arg4: tensor<?xf32>, %arg5: memref<4xi1>) {
// CHECK-NEXT:     %0 = arith.select %arg0, %arg2, %arg2 : vector<4xf32>
// CHECK-NEXT:     %1 = arith.select %arg1, %arg2, %arg2 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %2 = arith.cmpf olt, %arg2, %arg2 : vector<4xf32>
// CHECK-NEXT:     %3 = arith.select %2, %arg2, %arg2 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %4 = arith.cmpf olt, %arg3, %arg3 : f32
// CHECK-NEXT:     %5 = arith.select %4, %arg4, %arg4 : tensor<?xf32>
// CHECK-NEXT:     %6 = arith.cmpf olt, %arg4, %arg4 : tensor<?xf32>
// CHECK-NEXT:     %7 = arith.select %6, %arg4, %arg4 : tensor<?xi1>, tensor<?xf32>
// CHECK-NEXT:     %8 = arith.andi %4, %arg0 : i1
// CHECK-NEXT:     %9 = arith.select %8, %arg4, %arg4 : tensor<?xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %10 = memref.load %arg5[%c0] : memref<4xi1>
// CHECK-NEXT:     %11 = arith.select %10, %arg4, %arg4 : tensor<?xf32>
// CHECK-NEXT:     %12:2 = scf.for %arg6 = %c0 to %c0 step %c0 iter_args(%arg7 = %arg0, %arg8 = %arg3) -> (i1, f32) {
// CHECK-NEXT:       %23 = arith.select %arg7, %arg4, %arg4 : tensor<?xf32>
// CHECK-NEXT:       "test.use"(%23) : (tensor<?xf32>) -> ()
// CHECK-NEXT:       scf.yield %arg7, %arg8 : i1, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %13 = arith.select %12#0, %arg4, %arg4 : tensor<?xf32>
// CHECK-NEXT:     %14 = call @flag() : () -> i1
// CHECK-NEXT:     %15 = arith.select %14, %arg4, %arg4 : tensor<?xf32>
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %16 = arith.select %true, %arg4, %arg4 : tensor<?xf32>
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %17 = arith.trunci %c1_i32 : i32 to i1
// CHECK-NEXT:     %18 = arith.select %17, %arg4, %arg4 : tensor<?xf32>
// CHECK-NEXT:     cf.br ^bb1(%arg1, %arg0 : vector<4xi1>, i1)
// CHECK-NEXT:   ^bb1(%19: vector<4xi1>, %20: i1):  // pred: ^bb0
// CHECK-NEXT:     %21 = arith.select %19, %arg2, %arg2 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %22 = arith.select %20, %arg2, %arg2 : vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @flag() -> i1
// CHECK-NEXT:   func.func @another(%arg0: vector<4xi1>, %arg1: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = arith.select %arg0, %arg1, %arg1 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @shapes(%arg0: index, %arg1: !shape.size, %arg2: tensor<?xindex>, %arg3: !shape.shape) {
// CHECK-NEXT:     %0 = shape.from_extents %arg0, %arg1 : index, !shape.size
// CHECK-NEXT:     %1 = shape.num_elements %arg2 : tensor<?xindex> -> !shape.size
// CHECK-NEXT:     %2 = shape.num_elements %arg3 : !shape.shape -> !shape.size
// CHECK-NEXT:     %3 = shape.broadcast %arg2, %arg3 : tensor<?xindex>, !shape.shape -> !shape.shape
// CHECK-NEXT:     %4 = shape.add %arg0, %arg0 : index, index -> !shape.size
// CHECK-NEXT:     %c0 = shape.const_size 0
// CHECK-NEXT:     %5 = shape.get_extent %arg2, %c0 : tensor<?xindex>, !shape.size -> !shape.size
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @pointers(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr, %arg2: f32, %arg3: !llvm.ptr<1>) {
// CHECK-NEXT:     %0 = llvm.atomicrmw fadd %arg0, %arg2 monotonic : !llvm.ptr<3>, f32
// CHECK-NEXT:     %1 = llvm.atomicrmw fadd %arg1, %arg2 monotonic : !llvm.ptr, f32
// CHECK-NEXT:     llvm.call %arg3() : !llvm.ptr<1>, () -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
