// RUN: pyopt %s --allow-unregistered-dialect --arith-expand=reference-exact=true --split-input-file | FileCheck %s

// Divisions that round, and extremes of integers and floats.

func.func @u(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c = arith.constant 7 : i32
  %0 = arith.ceildivsi %x, %c1 : i32
  %1 = arith.ceildivsi %c, %c : i32
  %i = index.constant 3
  %j = index.add %i, %i
  return %1 : i32
^b:
  %2 = arith.ceildivsi %x, %x : i32
  cf.br ^b
}

// CHECK: module {
// CHECK-NEXT:   func.func @u(%arg0: i32) -> i32 {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     %c1_i32_0 = arith.constant 1 : i32
// CHECK-NEXT:     %idx3 = index.constant 3
// CHECK-NEXT:     %0 = index.add %idx3, %idx3
// CHECK-NEXT:     return %c1_i32_0 : i32
// CHECK-NEXT:   ^bb1:  // pred: ^bb1
// CHECK-NEXT:     %1 = arith.ceildivsi %arg0, %arg0 : i32
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @m(%a: vector<[4]xi32>, %b: i1, %i: index, %f: tensor<2xf16>, %u: i8) {
  %0 = arith.maxsi %a, %a : vector<[4]xi32>
  %1 = arith.maxui %u, %u : i8
  %2 = arith.minui %i, %i : index
  %3 = arith.minsi %b, %b : i1
  %4 = arith.maximumf %f, %f fastmath<fast> : tensor<2xf16>
  %5 = arith.maxnumf %f, %f fastmath<nnan> : tensor<2xf16>
  %6 = arith.ceildivui %u, %u : i8
  %7 = arith.floordivsi %a, %a : vector<[4]xi32>
  %8 = arith.minui %u, %u : i8
  %c = arith.constant 1.5 : bf16
  %9 = arith.extf %c : bf16 to f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%arg0: vector<[4]xi32>, %arg1: i1, %arg2: index, %arg3: tensor<2xf16>, %arg4: i8) {
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %0 = arith.cmpi eq, %arg4, %c0_i8 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %1 = arith.subi %arg4, %c1_i8 : i8
// CHECK-NEXT:     %2 = arith.divui %1, %arg4 : i8
// CHECK-NEXT:     %3 = arith.addi %2, %c1_i8 : i8
// CHECK-NEXT:     %4 = arith.select %0, %c0_i8, %3 : i8
// CHECK-NEXT:     %5 = arith.divsi %arg0, %arg0 : vector<[4]xi32>
// CHECK-NEXT:     %6 = arith.muli %5, %arg0 : vector<[4]xi32>
// CHECK-NEXT:     %7 = arith.cmpi ne, %arg0, %6 : vector<[4]xi32>
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<[4]xi32>
// CHECK-NEXT:     %8 = arith.cmpi slt, %arg0, %cst : vector<[4]xi32>
// CHECK-NEXT:     %9 = arith.cmpi slt, %arg0, %cst : vector<[4]xi32>
// CHECK-NEXT:     %10 = arith.cmpi ne, %8, %9 : vector<[4]xi1>
// CHECK-NEXT:     %11 = arith.andi %7, %10 : vector<[4]xi1>
// CHECK-NEXT:     %cst_0 = arith.constant dense<-1> : vector<[4]xi32>
// CHECK-NEXT:     %12 = arith.addi %5, %cst_0 : vector<[4]xi32>
// CHECK-NEXT:     %13 = arith.select %11, %12, %5 : vector<[4]xi1>, vector<[4]xi32>
// CHECK-NEXT:     %cst_1 = arith.constant 1.500000e+00 : bf16
// CHECK-NEXT:     %14 = arith.extf %cst_1 : bf16 to f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
