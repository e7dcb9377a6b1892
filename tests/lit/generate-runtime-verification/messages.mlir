// RUN: pyopt %s --generate-runtime-verification --split-input-file | FileCheck %s
// RUN: pyopt %s --generate-runtime-verification=verbose-level=0 --split-input-file | FileCheck %s --check-prefix=SHORT
// RUN: pyopt %s --pass-pipeline="builtin.module(any(generate-runtime-verification))" --mlir-print-unique-ssa-ids --mlir-print-value-users --split-input-file | FileCheck %s --check-prefix=USERS

// Large attributes are left out.
func.func @attributes(%m: memref<?xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] {
    a = dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]> : tensor<17xi32>,
    b = "a\"\n\\é"
  } : memref<?xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @attributes(%arg0: memref<?xf32>, %arg1: index) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0_0 : memref<?xf32>
// CHECK-NEXT:     %0 = arith.cmpi sge, %arg1, %c0 : index
// CHECK-NEXT:     %1 = arith.cmpi slt, %arg1, %dim : index
// CHECK-NEXT:     %2 = arith.andi %0, %1 : i1
// CHECK-NEXT:     cf.assert %2, "ERROR: Runtime op verification failed\0A%0 = memref.load %arg0[%arg1] {a = dense_resource<__elided__> : tensor<17xi32>, b = \22a\\22\\0A\\\\\\C3\\A9\22} : memref<?xf32>\0A^ out-of-bounds access\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %3 = memref.load %arg0[%arg1] {a = dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]> : tensor<17xi32>, b = "a\22\0A\\\C3\A9"} : memref<?xf32>
// CHECK-NEXT:     return %3 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SHORT: module {
// SHORT-NEXT:   func.func @attributes(%arg0: memref<?xf32>, %arg1: index) -> f32 {
// SHORT-NEXT:     %c0 = arith.constant 0 : index
// SHORT-NEXT:     %c0_0 = arith.constant 0 : index
// SHORT-NEXT:     %dim = memref.dim %arg0, %c0_0 : memref<?xf32>
// SHORT-NEXT:     %0 = arith.cmpi sge, %arg1, %c0 : index
// SHORT-NEXT:     %1 = arith.cmpi slt, %arg1, %dim : index
// SHORT-NEXT:     %2 = arith.andi %0, %1 : i1
// SHORT-NEXT:     cf.assert %2, "ERROR: Runtime op verification failed\0A^ out-of-bounds access\0ALocation: loc(\22{{.*}}:8)"
// SHORT-NEXT:     %3 = memref.load %arg0[%arg1] {a = dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]> : tensor<17xi32>, b = "a\22\0A\\\C3\A9"} : memref<?xf32>
// SHORT-NEXT:     return %3 : f32
// SHORT-NEXT:   }
// SHORT-NEXT: }
// USERS: module {
// USERS-NEXT:   func.func @attributes(%arg0: memref<?xf32>, %arg1: index) -> f32 {
// USERS-NEXT:     // %arg0 is used by %dim, %6
// USERS-NEXT:     // %arg1 is used by %3, %2, %6
// USERS-NEXT:     %c0 = arith.constant 0 : index // user: %2
// USERS-NEXT:     %c0_0 = arith.constant 0 : index // user: %dim
// USERS-NEXT:     %dim = memref.dim %arg0, %c0_0 : memref<?xf32> // user: %3
// USERS-NEXT:     %2 = arith.cmpi sge, %arg1, %c0 : index // user: %4
// USERS-NEXT:     %3 = arith.cmpi slt, %arg1, %dim : index // user: %4
// USERS-NEXT:     %4 = arith.andi %2, %3 : i1 // user: %5
// USERS-NEXT:     cf.assert %4, "ERROR: Runtime op verification failed\0A%1 = memref.load %arg0[%arg1] {a = dense_resource<__elided__> : tensor<17xi32>, b = \22a\\22\\0A\\\\\\C3\\A9\22} : memref<?xf32> // user: %2\0A^ out-of-bounds access\0ALocation: loc(\22{{.*}}:8)" // id: %5
// USERS-NEXT:     %6 = memref.load %arg0[%arg1] {a = dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]> : tensor<17xi32>, b = "a\22\0A\\\C3\A9"} : memref<?xf32> // user: %7
// USERS-NEXT:     return %6 : f32 // id: %7
// USERS-NEXT:   }
// USERS-NEXT: }

// -----

#name = loc("name"("a.mlir":3:4))
func.func @locations(%m: memref<?xf32>, %i: index) {
  %0 = memref.load %m[%i] : memref<?xf32> loc(#name)
  %1 = memref.load %m[%i] : memref<?xf32> loc(unknown)
  %2 = memref.load %m[%i] : memref<?xf32> loc(callsite("f" at "b.mlir":10:8))
  %3 = memref.load %m[%i] : memref<?xf32> loc(fused<"x">["f", "b.mlir":10:8 to 12:9])
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @locations(%arg0: memref<?xf32>, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0_0 : memref<?xf32>
// CHECK-NEXT:     %0 = arith.cmpi sge, %arg1, %c0 : index
// CHECK-NEXT:     %1 = arith.cmpi slt, %arg1, %dim : index
// CHECK-NEXT:     %2 = arith.andi %0, %1 : i1
// CHECK-NEXT:     cf.assert %2, "ERROR: Runtime op verification failed\0A%0 = memref.load %arg0[%arg1] : memref<?xf32>\0A^ out-of-bounds access\0ALocation: loc(\22name\22(\22a.mlir\22:3:4))"
// CHECK-NEXT:     %3 = memref.load %arg0[%arg1] : memref<?xf32>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %dim_3 = memref.dim %arg0, %c0_2 : memref<?xf32>
// CHECK-NEXT:     %4 = arith.cmpi sge, %arg1, %c0_1 : index
// CHECK-NEXT:     %5 = arith.cmpi slt, %arg1, %dim_3 : index
// CHECK-NEXT:     %6 = arith.andi %4, %5 : i1
// CHECK-NEXT:     cf.assert %6, "ERROR: Runtime op verification failed\0A%1 = memref.load %arg0[%arg1] : memref<?xf32>\0A^ out-of-bounds access\0ALocation: loc(unknown)"
// CHECK-NEXT:     %7 = memref.load %arg0[%arg1] : memref<?xf32>
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %dim_6 = memref.dim %arg0, %c0_5 : memref<?xf32>
// CHECK-NEXT:     %8 = arith.cmpi sge, %arg1, %c0_4 : index
// CHECK-NEXT:     %9 = arith.cmpi slt, %arg1, %dim_6 : index
// CHECK-NEXT:     %10 = arith.andi %8, %9 : i1
// CHECK-NEXT:     cf.assert %10, "ERROR: Runtime op verification failed\0A%2 = memref.load %arg0[%arg1] : memref<?xf32>\0A^ out-of-bounds access\0ALocation: loc(callsite(\22f\22 at \22b.mlir\22:10:8))"
// CHECK-NEXT:     %11 = memref.load %arg0[%arg1] : memref<?xf32>
// CHECK-NEXT:     %c0_7 = arith.constant 0 : index
// CHECK-NEXT:     %c0_8 = arith.constant 0 : index
// CHECK-NEXT:     %dim_9 = memref.dim %arg0, %c0_8 : memref<?xf32>
// CHECK-NEXT:     %12 = arith.cmpi sge, %arg1, %c0_7 : index
// CHECK-NEXT:     %13 = arith.cmpi slt, %arg1, %dim_9 : index
// CHECK-NEXT:     %14 = arith.andi %12, %13 : i1
// CHECK-NEXT:     cf.assert %14, "ERROR: Runtime op verification failed\0A%3 = memref.load %arg0[%arg1] : memref<?xf32>\0A^ out-of-bounds access\0ALocation: loc(fused<\22x\22>[\22f\22, \22b.mlir\22:10:8 to 12:9])"
// CHECK-NEXT:     %15 = memref.load %arg0[%arg1] : memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SHORT: module {
// SHORT-NEXT:   func.func @locations(%arg0: memref<?xf32>, %arg1: index) {
// SHORT-NEXT:     %c0 = arith.constant 0 : index
// SHORT-NEXT:     %c0_0 = arith.constant 0 : index
// SHORT-NEXT:     %dim = memref.dim %arg0, %c0_0 : memref<?xf32>
// SHORT-NEXT:     %0 = arith.cmpi sge, %arg1, %c0 : index
// SHORT-NEXT:     %1 = arith.cmpi slt, %arg1, %dim : index
// SHORT-NEXT:     %2 = arith.andi %0, %1 : i1
// SHORT-NEXT:     cf.assert %2, "ERROR: Runtime op verification failed\0A^ out-of-bounds access\0ALocation: loc(\22name\22(\22a.mlir\22:3:4))"
// SHORT-NEXT:     %3 = memref.load %arg0[%arg1] : memref<?xf32>
// SHORT-NEXT:     %c0_1 = arith.constant 0 : index
// SHORT-NEXT:     %c0_2 = arith.constant 0 : index
// SHORT-NEXT:     %dim_3 = memref.dim %arg0, %c0_2 : memref<?xf32>
// SHORT-NEXT:     %4 = arith.cmpi sge, %arg1, %c0_1 : index
// SHORT-NEXT:     %5 = arith.cmpi slt, %arg1, %dim_3 : index
// SHORT-NEXT:     %6 = arith.andi %4, %5 : i1
// SHORT-NEXT:     cf.assert %6, "ERROR: Runtime op verification failed\0A^ out-of-bounds access\0ALocation: loc(unknown)"
// SHORT-NEXT:     %7 = memref.load %arg0[%arg1] : memref<?xf32>
// SHORT-NEXT:     %c0_4 = arith.constant 0 : index
// SHORT-NEXT:     %c0_5 = arith.constant 0 : index
// SHORT-NEXT:     %dim_6 = memref.dim %arg0, %c0_5 : memref<?xf32>
// SHORT-NEXT:     %8 = arith.cmpi sge, %arg1, %c0_4 : index
// SHORT-NEXT:     %9 = arith.cmpi slt, %arg1, %dim_6 : index
// SHORT-NEXT:     %10 = arith.andi %8, %9 : i1
// SHORT-NEXT:     cf.assert %10, "ERROR: Runtime op verification failed\0A^ out-of-bounds access\0ALocation: loc(callsite(\22f\22 at \22b.mlir\22:10:8))"
// SHORT-NEXT:     %11 = memref.load %arg0[%arg1] : memref<?xf32>
// SHORT-NEXT:     %c0_7 = arith.constant 0 : index
// SHORT-NEXT:     %c0_8 = arith.constant 0 : index
// SHORT-NEXT:     %dim_9 = memref.dim %arg0, %c0_8 : memref<?xf32>
// SHORT-NEXT:     %12 = arith.cmpi sge, %arg1, %c0_7 : index
// SHORT-NEXT:     %13 = arith.cmpi slt, %arg1, %dim_9 : index
// SHORT-NEXT:     %14 = arith.andi %12, %13 : i1
// SHORT-NEXT:     cf.assert %14, "ERROR: Runtime op verification failed\0A^ out-of-bounds access\0ALocation: loc(fused<\22x\22>[\22f\22, \22b.mlir\22:10:8 to 12:9])"
// SHORT-NEXT:     %15 = memref.load %arg0[%arg1] : memref<?xf32>
// SHORT-NEXT:     return
// SHORT-NEXT:   }
// SHORT-NEXT: }
// USERS: module {
// USERS-NEXT:   func.func @locations(%arg0: memref<?xf32>, %arg1: index) {
// USERS-NEXT:     // %arg0 is used by %dim_9, %dim_6, %dim_3, %dim, %21, %16, %11, %6
// USERS-NEXT:     // %arg1 is used by %18, %17, %13, %12, %8, %7, %3, %2, %21, %16, %11, %6
// USERS-NEXT:     %c0 = arith.constant 0 : index // user: %2
// USERS-NEXT:     %c0_0 = arith.constant 0 : index // user: %dim
// USERS-NEXT:     %dim = memref.dim %arg0, %c0_0 : memref<?xf32> // user: %3
// USERS-NEXT:     %2 = arith.cmpi sge, %arg1, %c0 : index // user: %4
// USERS-NEXT:     %3 = arith.cmpi slt, %arg1, %dim : index // user: %4
// USERS-NEXT:     %4 = arith.andi %2, %3 : i1 // user: %5
// USERS-NEXT:     cf.assert %4, "ERROR: Runtime op verification failed\0A%1 = memref.load %arg0[%arg1] : memref<?xf32> // unused\0A^ out-of-bounds access\0ALocation: loc(\22name\22(\22a.mlir\22:3:4))" // id: %5
// USERS-NEXT:     %6 = memref.load %arg0[%arg1] : memref<?xf32> // unused
// USERS-NEXT:     %c0_1 = arith.constant 0 : index // user: %7
// USERS-NEXT:     %c0_2 = arith.constant 0 : index // user: %dim_3
// USERS-NEXT:     %dim_3 = memref.dim %arg0, %c0_2 : memref<?xf32> // user: %8
// USERS-NEXT:     %7 = arith.cmpi sge, %arg1, %c0_1 : index // user: %9
// USERS-NEXT:     %8 = arith.cmpi slt, %arg1, %dim_3 : index // user: %9
// USERS-NEXT:     %9 = arith.andi %7, %8 : i1 // user: %10
// USERS-NEXT:     cf.assert %9, "ERROR: Runtime op verification failed\0A%2 = memref.load %arg0[%arg1] : memref<?xf32> // unused\0A^ out-of-bounds access\0ALocation: loc(unknown)" // id: %10
// USERS-NEXT:     %11 = memref.load %arg0[%arg1] : memref<?xf32> // unused
// USERS-NEXT:     %c0_4 = arith.constant 0 : index // user: %12
// USERS-NEXT:     %c0_5 = arith.constant 0 : index // user: %dim_6
// USERS-NEXT:     %dim_6 = memref.dim %arg0, %c0_5 : memref<?xf32> // user: %13
// USERS-NEXT:     %12 = arith.cmpi sge, %arg1, %c0_4 : index // user: %14
// USERS-NEXT:     %13 = arith.cmpi slt, %arg1, %dim_6 : index // user: %14
// USERS-NEXT:     %14 = arith.andi %12, %13 : i1 // user: %15
// USERS-NEXT:     cf.assert %14, "ERROR: Runtime op verification failed\0A%3 = memref.load %arg0[%arg1] : memref<?xf32> // unused\0A^ out-of-bounds access\0ALocation: loc(callsite(\22f\22 at \22b.mlir\22:10:8))" // id: %15
// USERS-NEXT:     %16 = memref.load %arg0[%arg1] : memref<?xf32> // unused
// USERS-NEXT:     %c0_7 = arith.constant 0 : index // user: %17
// USERS-NEXT:     %c0_8 = arith.constant 0 : index // user: %dim_9
// USERS-NEXT:     %dim_9 = memref.dim %arg0, %c0_8 : memref<?xf32> // user: %18
// USERS-NEXT:     %17 = arith.cmpi sge, %arg1, %c0_7 : index // user: %19
// USERS-NEXT:     %18 = arith.cmpi slt, %arg1, %dim_9 : index // user: %19
// USERS-NEXT:     %19 = arith.andi %17, %18 : i1 // user: %20
// USERS-NEXT:     cf.assert %19, "ERROR: Runtime op verification failed\0A%4 = memref.load %arg0[%arg1] : memref<?xf32> // unused\0A^ out-of-bounds access\0ALocation: loc(fused<\22x\22>[\22f\22, \22b.mlir\22:10:8 to 12:9])" // id: %20
// USERS-NEXT:     %21 = memref.load %arg0[%arg1] : memref<?xf32> // unused
// USERS-NEXT:     return
// USERS-NEXT:   }
// USERS-NEXT: }

// -----

// Values have the names that they had before.
func.func @names(%m: memref<?xf32>, %i: index, %j: index, %c: i1) {
  scf.if %c {
    %0 = memref.load %m[%i] : memref<?xf32>
    func.call @use(%0) : (f32) -> ()
  }
  %k = memref.dim %m, %i : memref<?xf32>
  scf.for %a = %i to %j step %k {
    %1 = memref.load %m[%a] : memref<?xf32>
    func.call @use(%1) : (f32) -> ()
  }
  return
}
func.func private @use(f32)

// CHECK: module {
// CHECK-NEXT:   func.func @names(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: i1) {
// CHECK-NEXT:     scf.if %arg3 {
// CHECK-NEXT:       %c0_0 = arith.constant 0 : index
// CHECK-NEXT:       %c0_1 = arith.constant 0 : index
// CHECK-NEXT:       %dim_2 = memref.dim %arg0, %c0_1 : memref<?xf32>
// CHECK-NEXT:       %4 = arith.cmpi sge, %arg1, %c0_0 : index
// CHECK-NEXT:       %5 = arith.cmpi slt, %arg1, %dim_2 : index
// CHECK-NEXT:       %6 = arith.andi %4, %5 : i1
// CHECK-NEXT:       cf.assert %6, "ERROR: Runtime op verification failed\0A%0 = memref.load %arg0[%arg1] : memref<?xf32>\0A^ out-of-bounds access\0ALocation: loc(\22{{.*}}:10)"
// CHECK-NEXT:       %7 = memref.load %arg0[%arg1] : memref<?xf32>
// CHECK-NEXT:       func.call @use(%7) : (f32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = memref.rank %arg0 : memref<?xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = arith.cmpi sge, %arg1, %c0 : index
// CHECK-NEXT:     %2 = arith.cmpi slt, %arg1, %0 : index
// CHECK-NEXT:     %3 = arith.andi %1, %2 : i1
// CHECK-NEXT:     cf.assert %3, "ERROR: Runtime op verification failed\0A%dim = memref.dim %arg0, %arg1 : memref<?xf32>\0A^ index is out of bounds\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %dim = memref.dim %arg0, %arg1 : memref<?xf32>
// CHECK-NEXT:     scf.for %arg4 = %arg1 to %arg2 step %dim {
// CHECK-NEXT:       %c0_0 = arith.constant 0 : index
// CHECK-NEXT:       %c0_1 = arith.constant 0 : index
// CHECK-NEXT:       %dim_2 = memref.dim %arg0, %c0_1 : memref<?xf32>
// CHECK-NEXT:       %4 = arith.cmpi sge, %arg4, %c0_0 : index
// CHECK-NEXT:       %5 = arith.cmpi slt, %arg4, %dim_2 : index
// CHECK-NEXT:       %6 = arith.andi %4, %5 : i1
// CHECK-NEXT:       cf.assert %6, "ERROR: Runtime op verification failed\0A%0 = memref.load %arg0[%arg4] : memref<?xf32>\0A^ out-of-bounds access\0ALocation: loc(\22{{.*}}:10)"
// CHECK-NEXT:       %7 = memref.load %arg0[%arg4] : memref<?xf32>
// CHECK-NEXT:       func.call @use(%7) : (f32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @use(f32)
// CHECK-NEXT: }
// SHORT: module {
// SHORT-NEXT:   func.func @names(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: i1) {
// SHORT-NEXT:     scf.if %arg3 {
// SHORT-NEXT:       %c0_0 = arith.constant 0 : index
// SHORT-NEXT:       %c0_1 = arith.constant 0 : index
// SHORT-NEXT:       %dim_2 = memref.dim %arg0, %c0_1 : memref<?xf32>
// SHORT-NEXT:       %4 = arith.cmpi sge, %arg1, %c0_0 : index
// SHORT-NEXT:       %5 = arith.cmpi slt, %arg1, %dim_2 : index
// SHORT-NEXT:       %6 = arith.andi %4, %5 : i1
// SHORT-NEXT:       cf.assert %6, "ERROR: Runtime op verification failed\0A^ out-of-bounds access\0ALocation: loc(\22{{.*}}:10)"
// SHORT-NEXT:       %7 = memref.load %arg0[%arg1] : memref<?xf32>
// SHORT-NEXT:       func.call @use(%7) : (f32) -> ()
// SHORT-NEXT:     }
// SHORT-NEXT:     %0 = memref.rank %arg0 : memref<?xf32>
// SHORT-NEXT:     %c0 = arith.constant 0 : index
// SHORT-NEXT:     %1 = arith.cmpi sge, %arg1, %c0 : index
// SHORT-NEXT:     %2 = arith.cmpi slt, %arg1, %0 : index
// SHORT-NEXT:     %3 = arith.andi %1, %2 : i1
// SHORT-NEXT:     cf.assert %3, "ERROR: Runtime op verification failed\0A^ index is out of bounds\0ALocation: loc(\22{{.*}}:8)"
// SHORT-NEXT:     %dim = memref.dim %arg0, %arg1 : memref<?xf32>
// SHORT-NEXT:     scf.for %arg4 = %arg1 to %arg2 step %dim {
// SHORT-NEXT:       %c0_0 = arith.constant 0 : index
// SHORT-NEXT:       %c0_1 = arith.constant 0 : index
// SHORT-NEXT:       %dim_2 = memref.dim %arg0, %c0_1 : memref<?xf32>
// SHORT-NEXT:       %4 = arith.cmpi sge, %arg4, %c0_0 : index
// SHORT-NEXT:       %5 = arith.cmpi slt, %arg4, %dim_2 : index
// SHORT-NEXT:       %6 = arith.andi %4, %5 : i1
// SHORT-NEXT:       cf.assert %6, "ERROR: Runtime op verification failed\0A^ out-of-bounds access\0ALocation: loc(\22{{.*}}:10)"
// SHORT-NEXT:       %7 = memref.load %arg0[%arg4] : memref<?xf32>
// SHORT-NEXT:       func.call @use(%7) : (f32) -> ()
// SHORT-NEXT:     }
// SHORT-NEXT:     return
// SHORT-NEXT:   }
// SHORT-NEXT:   func.func private @use(f32)
// SHORT-NEXT: }
// USERS: module {
// USERS-NEXT:   func.func @names(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: i1) {
// USERS-NEXT:     // %arg0 is used by %dim_2, %4, %dim_5, %15, %dim, %22
// USERS-NEXT:     // %arg1 is used by %6, %5, %19, %18, %9, %dim, %22
// USERS-NEXT:     // %arg2 is used by %9
// USERS-NEXT:     // %arg3 is used by %3
// USERS-NEXT:     scf.if %arg3 {
// USERS-NEXT:       %c0_3 = arith.constant 0 : index // user: %18
// USERS-NEXT:       %c0_4 = arith.constant 0 : index // user: %dim_5
// USERS-NEXT:       %dim_5 = memref.dim %arg0, %c0_4 : memref<?xf32> // user: %19
// USERS-NEXT:       %18 = arith.cmpi sge, %arg1, %c0_3 : index // user: %20
// USERS-NEXT:       %19 = arith.cmpi slt, %arg1, %dim_5 : index // user: %20
// USERS-NEXT:       %20 = arith.andi %18, %19 : i1 // user: %21
// USERS-NEXT:       cf.assert %20, "ERROR: Runtime op verification failed\0A%7 = memref.load %arg0[%arg1] : memref<?xf32> // user: %8\0A^ out-of-bounds access\0ALocation: loc(\22{{.*}}:10)" // id: %21
// USERS-NEXT:       %22 = memref.load %arg0[%arg1] : memref<?xf32> // user: %23
// USERS-NEXT:       func.call @use(%22) : (f32) -> () // id: %23
// USERS-NEXT:     } // id: %3
// USERS-NEXT:     %4 = memref.rank %arg0 : memref<?xf32> // user: %6
// USERS-NEXT:     %c0 = arith.constant 0 : index // user: %5
// USERS-NEXT:     %5 = arith.cmpi sge, %arg1, %c0 : index // user: %7
// USERS-NEXT:     %6 = arith.cmpi slt, %arg1, %4 : index // user: %7
// USERS-NEXT:     %7 = arith.andi %5, %6 : i1 // user: %8
// USERS-NEXT:     cf.assert %7, "ERROR: Runtime op verification failed\0A%dim = memref.dim %arg0, %arg1 : memref<?xf32> // user: %2\0A^ index is out of bounds\0ALocation: loc(\22{{.*}}:8)" // id: %8
// USERS-NEXT:     %dim = memref.dim %arg0, %arg1 : memref<?xf32> // user: %9
// USERS-NEXT:     scf.for %arg4 = %arg1 to %arg2 step %dim {
// USERS-NEXT:       // %arg4 is used by %12, %11, %15
// USERS-NEXT:       %c0_0 = arith.constant 0 : index // user: %11
// USERS-NEXT:       %c0_1 = arith.constant 0 : index // user: %dim_2
// USERS-NEXT:       %dim_2 = memref.dim %arg0, %c0_1 : memref<?xf32> // user: %12
// USERS-NEXT:       %11 = arith.cmpi sge, %arg4, %c0_0 : index // user: %13
// USERS-NEXT:       %12 = arith.cmpi slt, %arg4, %dim_2 : index // user: %13
// USERS-NEXT:       %13 = arith.andi %11, %12 : i1 // user: %14
// USERS-NEXT:       cf.assert %13, "ERROR: Runtime op verification failed\0A%4 = memref.load %arg0[%arg4] : memref<?xf32> // user: %5\0A^ out-of-bounds access\0ALocation: loc(\22{{.*}}:10)" // id: %14
// USERS-NEXT:       %15 = memref.load %arg0[%arg4] : memref<?xf32> // user: %16
// USERS-NEXT:       func.call @use(%15) : (f32) -> () // id: %16
// USERS-NEXT:     } // id: %9
// USERS-NEXT:     return
// USERS-NEXT:   }
// USERS-NEXT:   func.func private @use(f32)
// USERS-NEXT: }
