// RUN: pyopt %s --allow-unregistered-dialect --arith-expand=reference-exact=true --split-input-file | FileCheck %s

// Divisions that round, and extremes of integers and floats.

func.func @a(%x: i32, %y: i32, %f: f32, %g: f32) -> i32 {
  %0 = arith.ceildivsi %x, %y : i32
  %1 = arith.ceildivui %x, %y : i32
  %2 = arith.floordivsi %x, %y : i32
  %m = arith.maximumf %f, %g : f32
  %n = arith.minimumf %f, %g : f32
  %o = arith.maxnumf %f, %g : f32
  %p = arith.minnumf %f, %g : f32
  %q = arith.maxsi %x, %y : i32
  return %0 : i32
}
func.func @v(%x: vector<4xi8>, %i: index, %t: tensor<?xi8>) -> vector<4xi8> {
  %0 = arith.ceildivsi %x, %x : vector<4xi8>
  %1 = arith.floordivsi %i, %i : index
  %2 = arith.ceildivui %i, %i : index
  return %0 : vector<4xi8>
}
func.func @bf(%b: bf16, %f: f32, %d: f64) {
  %0 = arith.extf %b : bf16 to f32
  %1 = arith.truncf %f : f32 to bf16
  %2 = arith.extf %b : bf16 to f64
  %3 = arith.truncf %d : f64 to bf16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: f32) -> i32 {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:     %0 = arith.cmpi sgt, %arg1, %c0_i32 : i32
// CHECK-NEXT:     %1 = arith.select %0, %c-1_i32, %c1_i32 : i32
// CHECK-NEXT:     %2 = arith.addi %1, %arg0 : i32
// CHECK-NEXT:     %3 = arith.divsi %2, %arg1 : i32
// CHECK-NEXT:     %4 = arith.addi %c1_i32, %3 : i32
// CHECK-NEXT:     %5 = arith.subi %c0_i32, %arg0 : i32
// CHECK-NEXT:     %6 = arith.divsi %5, %arg1 : i32
// CHECK-NEXT:     %7 = arith.subi %c0_i32, %6 : i32
// CHECK-NEXT:     %8 = arith.cmpi slt, %arg0, %c0_i32 : i32
// CHECK-NEXT:     %9 = arith.cmpi sgt, %arg0, %c0_i32 : i32
// CHECK-NEXT:     %10 = arith.cmpi slt, %arg1, %c0_i32 : i32
// CHECK-NEXT:     %11 = arith.cmpi sgt, %arg1, %c0_i32 : i32
// CHECK-NEXT:     %12 = arith.andi %8, %10 : i1
// CHECK-NEXT:     %13 = arith.andi %9, %11 : i1
// CHECK-NEXT:     %14 = arith.ori %12, %13 : i1
// CHECK-NEXT:     %15 = arith.select %14, %4, %7 : i32
// CHECK-NEXT:     %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT:     %16 = arith.cmpi eq, %arg0, %c0_i32_0 : i32
// CHECK-NEXT:     %c1_i32_1 = arith.constant 1 : i32
// CHECK-NEXT:     %17 = arith.subi %arg0, %c1_i32_1 : i32
// CHECK-NEXT:     %18 = arith.divui %17, %arg1 : i32
// CHECK-NEXT:     %19 = arith.addi %18, %c1_i32_1 : i32
// CHECK-NEXT:     %20 = arith.select %16, %c0_i32_0, %19 : i32
// CHECK-NEXT:     %21 = arith.divsi %arg0, %arg1 : i32
// CHECK-NEXT:     %22 = arith.muli %21, %arg1 : i32
// CHECK-NEXT:     %23 = arith.cmpi ne, %arg0, %22 : i32
// CHECK-NEXT:     %c0_i32_2 = arith.constant 0 : i32
// CHECK-NEXT:     %24 = arith.cmpi slt, %arg0, %c0_i32_2 : i32
// CHECK-NEXT:     %25 = arith.cmpi slt, %arg1, %c0_i32_2 : i32
// CHECK-NEXT:     %26 = arith.cmpi ne, %24, %25 : i1
// CHECK-NEXT:     %27 = arith.andi %23, %26 : i1
// CHECK-NEXT:     %c-1_i32_3 = arith.constant -1 : i32
// CHECK-NEXT:     %28 = arith.addi %21, %c-1_i32_3 : i32
// CHECK-NEXT:     %29 = arith.select %27, %28, %21 : i32
// CHECK-NEXT:     %30 = arith.cmpf ugt, %arg2, %arg3 : f32
// CHECK-NEXT:     %31 = arith.select %30, %arg2, %arg3 : f32
// CHECK-NEXT:     %32 = arith.cmpf uno, %arg3, %arg3 : f32
// CHECK-NEXT:     %33 = arith.select %32, %arg3, %31 : f32
// CHECK-NEXT:     %34 = arith.cmpf ult, %arg2, %arg3 : f32
// CHECK-NEXT:     %35 = arith.select %34, %arg2, %arg3 : f32
// CHECK-NEXT:     %36 = arith.cmpf uno, %arg3, %arg3 : f32
// CHECK-NEXT:     %37 = arith.select %36, %arg3, %35 : f32
// CHECK-NEXT:     %38 = arith.cmpf ugt, %arg2, %arg3 : f32
// CHECK-NEXT:     %39 = arith.select %38, %arg2, %arg3 : f32
// CHECK-NEXT:     %40 = arith.cmpf uno, %arg2, %arg2 : f32
// CHECK-NEXT:     %41 = arith.select %40, %arg3, %39 : f32
// CHECK-NEXT:     %42 = arith.cmpf ult, %arg2, %arg3 : f32
// CHECK-NEXT:     %43 = arith.select %42, %arg2, %arg3 : f32
// CHECK-NEXT:     %44 = arith.cmpf uno, %arg2, %arg2 : f32
// CHECK-NEXT:     %45 = arith.select %44, %arg3, %43 : f32
// CHECK-NEXT:     %46 = arith.cmpi sgt, %arg0, %arg1 : i32
// CHECK-NEXT:     %47 = arith.select %46, %arg0, %arg1 : i32
// CHECK-NEXT:     return %15 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @v(%arg0: vector<4xi8>, %arg1: index, %arg2: tensor<?xi8>) -> vector<4xi8> {
// CHECK-NEXT:     %cst = arith.constant dense<1> : vector<4xi8>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<4xi8>
// CHECK-NEXT:     %cst_1 = arith.constant dense<-1> : vector<4xi8>
// CHECK-NEXT:     %0 = arith.cmpi sgt, %arg0, %cst_0 : vector<4xi8>
// CHECK-NEXT:     %1 = arith.select %0, %cst_1, %cst : vector<4xi1>, vector<4xi8>
// CHECK-NEXT:     %2 = arith.addi %1, %arg0 : vector<4xi8>
// CHECK-NEXT:     %3 = arith.divsi %2, %arg0 : vector<4xi8>
// CHECK-NEXT:     %4 = arith.addi %cst, %3 : vector<4xi8>
// CHECK-NEXT:     %5 = arith.subi %cst_0, %arg0 : vector<4xi8>
// CHECK-NEXT:     %6 = arith.divsi %5, %arg0 : vector<4xi8>
// CHECK-NEXT:     %7 = arith.subi %cst_0, %6 : vector<4xi8>
// CHECK-NEXT:     %8 = arith.cmpi slt, %arg0, %cst_0 : vector<4xi8>
// CHECK-NEXT:     %9 = arith.cmpi sgt, %arg0, %cst_0 : vector<4xi8>
// CHECK-NEXT:     %10 = arith.cmpi slt, %arg0, %cst_0 : vector<4xi8>
// CHECK-NEXT:     %11 = arith.cmpi sgt, %arg0, %cst_0 : vector<4xi8>
// CHECK-NEXT:     %12 = arith.andi %8, %10 : vector<4xi1>
// CHECK-NEXT:     %13 = arith.andi %9, %11 : vector<4xi1>
// CHECK-NEXT:     %14 = arith.ori %12, %13 : vector<4xi1>
// CHECK-NEXT:     %15 = arith.select %14, %4, %7 : vector<4xi1>, vector<4xi8>
// CHECK-NEXT:     %16 = arith.divsi %arg1, %arg1 : index
// CHECK-NEXT:     %17 = arith.muli %16, %arg1 : index
// CHECK-NEXT:     %18 = arith.cmpi ne, %arg1, %17 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %19 = arith.cmpi slt, %arg1, %c0 : index
// CHECK-NEXT:     %20 = arith.cmpi slt, %arg1, %c0 : index
// CHECK-NEXT:     %21 = arith.cmpi ne, %19, %20 : i1
// CHECK-NEXT:     %22 = arith.andi %18, %21 : i1
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %23 = arith.addi %16, %c-1 : index
// CHECK-NEXT:     %24 = arith.select %22, %23, %16 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %25 = arith.cmpi eq, %arg1, %c0_2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %26 = arith.subi %arg1, %c1 : index
// CHECK-NEXT:     %27 = arith.divui %26, %arg1 : index
// CHECK-NEXT:     %28 = arith.addi %27, %c1 : index
// CHECK-NEXT:     %29 = arith.select %25, %c0_2, %28 : index
// CHECK-NEXT:     return %15 : vector<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @bf(%arg0: bf16, %arg1: f32, %arg2: f64) {
// CHECK-NEXT:     %0 = arith.extf %arg0 : bf16 to f32
// CHECK-NEXT:     %1 = arith.truncf %arg1 : f32 to bf16
// CHECK-NEXT:     %2 = arith.extf %arg0 : bf16 to f64
// CHECK-NEXT:     %3 = arith.truncf %arg2 : f64 to bf16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @v(%t: vector<4xbf16>, %f: vector<4xf32>) -> (vector<4xf32>, vector<4xbf16>) {
  %0 = arith.extf %t : vector<4xbf16> to vector<4xf32>
  %1 = arith.truncf %f : vector<4xf32> to vector<4xbf16>
  return %0, %1 : vector<4xf32>, vector<4xbf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @v(%arg0: vector<4xbf16>, %arg1: vector<4xf32>) -> (vector<4xf32>, vector<4xbf16>) {
// CHECK-NEXT:     %0 = arith.extf %arg0 : vector<4xbf16> to vector<4xf32>
// CHECK-NEXT:     %1 = arith.truncf %arg1 : vector<4xf32> to vector<4xbf16>
// CHECK-NEXT:     return %0, %1 : vector<4xf32>, vector<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
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
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT:     %c-1_i32_1 = arith.constant -1 : i32
// CHECK-NEXT:     %9 = arith.cmpi sgt, %8, %c0_i32_0 : i32
// CHECK-NEXT:     %10 = arith.select %9, %c-1_i32_1, %c1_i32 : i32
// CHECK-NEXT:     %11 = arith.addi %10, %8 : i32
// CHECK-NEXT:     %12 = arith.divsi %11, %8 : i32
// CHECK-NEXT:     %13 = arith.addi %c1_i32, %12 : i32
// CHECK-NEXT:     %14 = arith.subi %c0_i32_0, %8 : i32
// CHECK-NEXT:     %15 = arith.divsi %14, %8 : i32
// CHECK-NEXT:     %16 = arith.subi %c0_i32_0, %15 : i32
// CHECK-NEXT:     %17 = arith.cmpi slt, %8, %c0_i32_0 : i32
// CHECK-NEXT:     %18 = arith.cmpi sgt, %8, %c0_i32_0 : i32
// CHECK-NEXT:     %19 = arith.cmpi slt, %8, %c0_i32_0 : i32
// CHECK-NEXT:     %20 = arith.cmpi sgt, %8, %c0_i32_0 : i32
// CHECK-NEXT:     %21 = arith.andi %17, %19 : i1
// CHECK-NEXT:     %22 = arith.andi %18, %20 : i1
// CHECK-NEXT:     %23 = arith.ori %21, %22 : i1
// CHECK-NEXT:     %24 = arith.select %23, %13, %16 : i32
// CHECK-NEXT:     %25 = scf.execute_region -> i32 {
// CHECK-NEXT:       %26 = arith.cmpi sgt, %24, %8 : i32
// CHECK-NEXT:       %27 = arith.select %26, %24, %8 : i32
// CHECK-NEXT:       scf.yield %27 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %25 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @tr(%a: f32) -> bf16 {
  %0 = arith.truncf %a to_nearest_even : f32 to bf16
  return %0 : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func @tr(%arg0: f32) -> bf16 {
// CHECK-NEXT:     %0 = arith.truncf %arg0 to_nearest_even : f32 to bf16
// CHECK-NEXT:     return %0 : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }
