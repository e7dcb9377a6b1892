// RUN: pyopt %s --memref-emulate-wide-int | FileCheck %s
// RUN: pyopt %s --memref-emulate-wide-int=reference-exact=true | FileCheck %s --check-prefix=EXACT

// The reference shifts a half by its width where the amount is 0: that is poison.
func.func @shift(%i: index) {
  %m = memref.alloc() : memref<4xi64>
  %0 = memref.load %m[%i] : memref<4xi64>
  %1 = arith.shrui %0, %0 : i64
  memref.store %1, %m[%i] : memref<4xi64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @shift(%arg0: index) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xvector<2xi32>>
// CHECK-NEXT:     %0 = memref.load %alloc[%arg0] : memref<4xvector<2xi32>>
// CHECK-NEXT:     %1 = vector.extract %0[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %2 = vector.extract %0[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %3 = vector.extract %0[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c31_i32 = arith.constant 31 : i32
// CHECK-NEXT:     %c32_i32 = arith.constant 32 : i32
// CHECK-NEXT:     %4 = arith.cmpi uge, %3, %c32_i32 : i32
// CHECK-NEXT:     %5 = arith.andi %3, %c31_i32 : i32
// CHECK-NEXT:     %6 = arith.shrui %2, %5 : i32
// CHECK-NEXT:     %7 = arith.shli %2, %c1_i32 : i32
// CHECK-NEXT:     %8 = arith.subi %c31_i32, %5 : i32
// CHECK-NEXT:     %9 = arith.shli %7, %8 : i32
// CHECK-NEXT:     %10 = arith.shrui %1, %5 : i32
// CHECK-NEXT:     %11 = arith.ori %10, %9 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %12 = arith.select %4, %c0_i32, %6 : i32
// CHECK-NEXT:     %13 = arith.select %4, %6, %11 : i32
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %14 = vector.insert %13, %cst [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %15 = vector.insert %12, %14 [1] : i32 into vector<2xi32>
// CHECK-NEXT:     memref.store %15, %alloc[%arg0] : memref<4xvector<2xi32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @shift(%arg0: index) {
// EXACT-NEXT:     %alloc = memref.alloc() : memref<4xvector<2xi32>>
// EXACT-NEXT:     %0 = memref.load %alloc[%arg0] : memref<4xvector<2xi32>>
// EXACT-NEXT:     %1 = vector.extract %0[0] : i32 from vector<2xi32>
// EXACT-NEXT:     %2 = vector.extract %0[1] : i32 from vector<2xi32>
// EXACT-NEXT:     %3 = vector.extract %0[0] : i32 from vector<2xi32>
// EXACT-NEXT:     %c0_i32 = arith.constant 0 : i32
// EXACT-NEXT:     %c32_i32 = arith.constant 32 : i32
// EXACT-NEXT:     %4 = arith.cmpi uge, %3, %c32_i32 : i32
// EXACT-NEXT:     %5 = arith.shrui %1, %3 : i32
// EXACT-NEXT:     %6 = arith.select %4, %c0_i32, %5 : i32
// EXACT-NEXT:     %7 = arith.shrui %2, %3 : i32
// EXACT-NEXT:     %8 = arith.select %4, %c0_i32, %7 : i32
// EXACT-NEXT:     %9 = arith.select %4, %c32_i32, %3 : i32
// EXACT-NEXT:     %10 = arith.subi %c32_i32, %9 : i32
// EXACT-NEXT:     %11 = arith.shli %2, %10 : i32
// EXACT-NEXT:     %12 = arith.subi %3, %c32_i32 : i32
// EXACT-NEXT:     %13 = arith.shrui %2, %12 : i32
// EXACT-NEXT:     %14 = arith.select %4, %13, %11 : i32
// EXACT-NEXT:     %15 = arith.ori %6, %14 : i32
// EXACT-NEXT:     %cst = arith.constant dense<0> : vector<2xi32>
// EXACT-NEXT:     %16 = vector.insert %15, %cst [0] : i32 into vector<2xi32>
// EXACT-NEXT:     %17 = vector.insert %8, %16 [1] : i32 into vector<2xi32>
// EXACT-NEXT:     memref.store %17, %alloc[%arg0] : memref<4xvector<2xi32>>
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }
