// RUN: pyopt %s --allow-unregistered-dialect --arith-expand='include-bf16 reference-exact=true' --split-input-file | FileCheck %s

// bf16 by its bits.

func.func @v(%t: vector<4xbf16>, %f: vector<4xf32>) -> (vector<4xf32>, vector<4xbf16>) {
  %0 = arith.extf %t : vector<4xbf16> to vector<4xf32>
  %1 = arith.truncf %f : vector<4xf32> to vector<4xbf16>
  return %0, %1 : vector<4xf32>, vector<4xbf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @v(%arg0: vector<4xbf16>, %arg1: vector<4xf32>) -> (vector<4xf32>, vector<4xbf16>) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : vector<4xbf16> to vector<4xi16>
// CHECK-NEXT:     %1 = arith.extui %0 : vector<4xi16> to vector<4xi32>
// CHECK-NEXT:     %cst = arith.constant dense<16> : vector<4xi32>
// CHECK-NEXT:     %2 = arith.shli %1, %cst : vector<4xi32>
// CHECK-NEXT:     %3 = arith.bitcast %2 : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:     %4 = arith.cmpf une, %arg1, %arg1 : vector<4xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<32767> : vector<4xi32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<32704> : vector<4xi16>
// CHECK-NEXT:     %cst_2 = arith.constant dense<16> : vector<4xi32>
// CHECK-NEXT:     %cst_3 = arith.constant dense<1> : vector<4xi32>
// CHECK-NEXT:     %5 = arith.bitcast %arg1 : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:     %6 = arith.shrui %5, %cst_2 : vector<4xi32>
// CHECK-NEXT:     %7 = arith.andi %6, %cst_3 : vector<4xi32>
// CHECK-NEXT:     %8 = arith.addi %7, %cst_0 : vector<4xi32>
// CHECK-NEXT:     %9 = arith.addi %5, %8 : vector<4xi32>
// CHECK-NEXT:     %10 = arith.shrui %9, %cst_2 : vector<4xi32>
// CHECK-NEXT:     %11 = arith.trunci %10 : vector<4xi32> to vector<4xi16>
// CHECK-NEXT:     %12 = arith.select %4, %cst_1, %11 : vector<4xi1>, vector<4xi16>
// CHECK-NEXT:     %13 = arith.bitcast %12 : vector<4xi16> to vector<4xbf16>
// CHECK-NEXT:     return %3, %13 : vector<4xf32>, vector<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @nested(%a: i32, %c: i32) -> i32 {
  %0 = arith.floordivsi %a, %c : i32
  %1 = arith.ceildivsi %0, %0 : i32
  %2 = scf.execute_region -> i32 {
    %3 = arith.maxsi %1, %0 : i32
    scf.yield %3 : i32
  }
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = arith.divsi %arg0, %arg1 : i32
// CHECK-NEXT:     %1 = arith.muli %0, %arg1 : i32
// CHECK-NEXT:     %2 = arith.cmpi ne, %arg0, %1 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %3 = arith.cmpi slt, %arg0, %c0_i32 : i32
// CHECK-NEXT:     %4 = arith.cmpi slt, %arg1, %c0_i32 : i32
// CHECK-NEXT:     %5 = arith.cmpi ne, %3, %4 : i1
// CHECK-NEXT:     %6 = arith.andi %2, %5 : i1
// CHECK-NEXT:     %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:     %7 = arith.addi %0, %c-1_i32 : i32
// CHECK-NEXT:     %8 = arith.select %6, %7, %0 : i32
// CHECK-NEXT:     %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %9 = arith.divsi %8, %8 : i32
// CHECK-NEXT:     %10 = arith.muli %9, %8 : i32
// CHECK-NEXT:     %11 = arith.cmpi ne, %8, %10 : i32
// CHECK-NEXT:     %12 = arith.cmpi slt, %8, %c0_i32_0 : i32
// CHECK-NEXT:     %13 = arith.cmpi slt, %8, %c0_i32_0 : i32
// CHECK-NEXT:     %14 = arith.cmpi eq, %12, %13 : i1
// CHECK-NEXT:     %15 = arith.andi %11, %14 : i1
// CHECK-NEXT:     %16 = arith.addi %9, %c1_i32 : i32
// CHECK-NEXT:     %17 = arith.select %15, %16, %9 : i32
// CHECK-NEXT:     %18 = scf.execute_region -> i32 {
// CHECK-NEXT:       %19 = arith.cmpi sgt, %17, %8 : i32
// CHECK-NEXT:       %20 = arith.select %19, %17, %8 : i32
// CHECK-NEXT:       scf.yield %20 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %18 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
