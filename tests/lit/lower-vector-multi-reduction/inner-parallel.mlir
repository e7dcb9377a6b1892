// RUN: pyopt %s --split-input-file --lower-vector-multi-reduction=lowering-strategy=inner-parallel | FileCheck %s

func.func @inner(%v: vector<2x3xf32>, %a: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<2x3xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @inner(%arg0: vector<2x3xf32>, %arg1: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %0 = vector.transpose %arg0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
// CHECK-NEXT:     %1 = vector.extract %0[0] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT:     %2 = arith.addf %1, %arg1 : vector<2xf32>
// CHECK-NEXT:     %3 = vector.extract %0[1] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT:     %4 = arith.addf %3, %2 : vector<2xf32>
// CHECK-NEXT:     %5 = vector.extract %0[2] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT:     %6 = arith.addf %5, %4 : vector<2xf32>
// CHECK-NEXT:     return %6 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @outer(%v: vector<2x3xf16>, %a: vector<3xf16>) -> vector<3xf16> {
  %0 = vector.multi_reduction <mul>, %v, %a [0] : vector<2x3xf16> to vector<3xf16>
  return %0 : vector<3xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @outer(%arg0: vector<2x3xf16>, %arg1: vector<3xf16>) -> vector<3xf16> {
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : vector<3xf16> from vector<2x3xf16>
// CHECK-NEXT:     %1 = arith.mulf %0, %arg1 : vector<3xf16>
// CHECK-NEXT:     %2 = vector.extract %arg0[1] : vector<3xf16> from vector<2x3xf16>
// CHECK-NEXT:     %3 = arith.mulf %2, %1 : vector<3xf16>
// CHECK-NEXT:     return %3 : vector<3xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @all(%v: vector<2x2xf32>, %a: f32) -> f32 {
  %0 = vector.multi_reduction <minimumf>, %v, %a [0, 1] : vector<2x2xf32> to f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @all(%arg0: vector<2x2xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0 = vector.shape_cast %arg0 : vector<2x2xf32> to vector<1x4xf32>
// CHECK-NEXT:     %1 = vector.broadcast %arg1 : f32 to vector<1xf32>
// CHECK-NEXT:     %2 = vector.transpose %0, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
// CHECK-NEXT:     %3 = vector.extract %2[0] : vector<1xf32> from vector<4x1xf32>
// CHECK-NEXT:     %4 = arith.minimumf %3, %1 : vector<1xf32>
// CHECK-NEXT:     %5 = vector.extract %2[1] : vector<1xf32> from vector<4x1xf32>
// CHECK-NEXT:     %6 = arith.minimumf %5, %4 : vector<1xf32>
// CHECK-NEXT:     %7 = vector.extract %2[2] : vector<1xf32> from vector<4x1xf32>
// CHECK-NEXT:     %8 = arith.minimumf %7, %6 : vector<1xf32>
// CHECK-NEXT:     %9 = vector.extract %2[3] : vector<1xf32> from vector<4x1xf32>
// CHECK-NEXT:     %10 = arith.minimumf %9, %8 : vector<1xf32>
// CHECK-NEXT:     %11 = vector.extract %10[0] : f32 from vector<1xf32>
// CHECK-NEXT:     return %11 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @one_dimension(%v: vector<3xi32>, %a: i32) -> i32 {
  %0 = vector.multi_reduction <minsi>, %v, %a [0] : vector<3xi32> to i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_dimension(%arg0: vector<3xi32>, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = vector.shape_cast %arg0 : vector<3xi32> to vector<1x3xi32>
// CHECK-NEXT:     %1 = vector.broadcast %arg1 : i32 to vector<1xi32>
// CHECK-NEXT:     %2 = vector.transpose %0, [1, 0] : vector<1x3xi32> to vector<3x1xi32>
// CHECK-NEXT:     %3 = vector.extract %2[0] : vector<1xi32> from vector<3x1xi32>
// CHECK-NEXT:     %4 = arith.minsi %3, %1 : vector<1xi32>
// CHECK-NEXT:     %5 = vector.extract %2[1] : vector<1xi32> from vector<3x1xi32>
// CHECK-NEXT:     %6 = arith.minsi %5, %4 : vector<1xi32>
// CHECK-NEXT:     %7 = vector.extract %2[2] : vector<1xi32> from vector<3x1xi32>
// CHECK-NEXT:     %8 = arith.minsi %7, %6 : vector<1xi32>
// CHECK-NEXT:     %9 = vector.extract %8[0] : i32 from vector<1xi32>
// CHECK-NEXT:     return %9 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @every_other(%v: vector<2x3x1x2xi8>, %a: vector<2x1xi8>) -> vector<2x1xi8> {
  %0 = vector.multi_reduction <xor>, %v, %a [1, 3] : vector<2x3x1x2xi8> to vector<2x1xi8>
  return %0 : vector<2x1xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @every_other(%arg0: vector<2x3x1x2xi8>, %arg1: vector<2x1xi8>) -> vector<2x1xi8> {
// CHECK-NEXT:     %0 = vector.transpose %arg0, [1, 3, 0, 2] : vector<2x3x1x2xi8> to vector<3x2x2x1xi8>
// CHECK-NEXT:     %1 = vector.shape_cast %0 : vector<3x2x2x1xi8> to vector<6x2xi8>
// CHECK-NEXT:     %2 = vector.shape_cast %arg1 : vector<2x1xi8> to vector<2xi8>
// CHECK-NEXT:     %3 = vector.extract %1[0] : vector<2xi8> from vector<6x2xi8>
// CHECK-NEXT:     %4 = arith.xori %3, %2 : vector<2xi8>
// CHECK-NEXT:     %5 = vector.extract %1[1] : vector<2xi8> from vector<6x2xi8>
// CHECK-NEXT:     %6 = arith.xori %5, %4 : vector<2xi8>
// CHECK-NEXT:     %7 = vector.extract %1[2] : vector<2xi8> from vector<6x2xi8>
// CHECK-NEXT:     %8 = arith.xori %7, %6 : vector<2xi8>
// CHECK-NEXT:     %9 = vector.extract %1[3] : vector<2xi8> from vector<6x2xi8>
// CHECK-NEXT:     %10 = arith.xori %9, %8 : vector<2xi8>
// CHECK-NEXT:     %11 = vector.extract %1[4] : vector<2xi8> from vector<6x2xi8>
// CHECK-NEXT:     %12 = arith.xori %11, %10 : vector<2xi8>
// CHECK-NEXT:     %13 = vector.extract %1[5] : vector<2xi8> from vector<6x2xi8>
// CHECK-NEXT:     %14 = arith.xori %13, %12 : vector<2xi8>
// CHECK-NEXT:     %15 = vector.shape_cast %14 : vector<2xi8> to vector<2x1xi8>
// CHECK-NEXT:     return %15 : vector<2x1xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @leading(%v: vector<2x2x4xindex>, %a: vector<4xindex>) -> vector<4xindex> {
  %0 = vector.multi_reduction <maxui>, %v, %a [0, 1] : vector<2x2x4xindex> to vector<4xindex>
  return %0 : vector<4xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @leading(%arg0: vector<2x2x4xindex>, %arg1: vector<4xindex>) -> vector<4xindex> {
// CHECK-NEXT:     %0 = vector.extract %arg0[0, 0] : vector<4xindex> from vector<2x2x4xindex>
// CHECK-NEXT:     %1 = arith.maxui %0, %arg1 : vector<4xindex>
// CHECK-NEXT:     %2 = vector.extract %arg0[0, 1] : vector<4xindex> from vector<2x2x4xindex>
// CHECK-NEXT:     %3 = arith.maxui %2, %1 : vector<4xindex>
// CHECK-NEXT:     %4 = vector.extract %arg0[1, 0] : vector<4xindex> from vector<2x2x4xindex>
// CHECK-NEXT:     %5 = arith.maxui %4, %3 : vector<4xindex>
// CHECK-NEXT:     %6 = vector.extract %arg0[1, 1] : vector<4xindex> from vector<2x2x4xindex>
// CHECK-NEXT:     %7 = arith.maxui %6, %5 : vector<4xindex>
// CHECK-NEXT:     return %7 : vector<4xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @masked(%v: vector<2x3xf32>, %a: vector<2xf32>, %m: vector<2x3xi1>) -> vector<2xf32> {
  %0 = vector.mask %m {
    vector.multi_reduction <add>, %v, %a [1] : vector<2x3xf32> to vector<2xf32>
  } : vector<2x3xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @masked(%arg0: vector<2x3xf32>, %arg1: vector<2xf32>, %arg2: vector<2x3xi1>) -> vector<2xf32> {
// CHECK-NEXT:     %0 = vector.transpose %arg2, [1, 0] : vector<2x3xi1> to vector<3x2xi1>
// CHECK-NEXT:     %1 = vector.transpose %arg0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
// CHECK-NEXT:     %2 = vector.extract %1[0] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT:     %3 = vector.extract %0[0] : vector<2xi1> from vector<3x2xi1>
// CHECK-NEXT:     %4 = arith.addf %2, %arg1 : vector<2xf32>
// CHECK-NEXT:     %5 = arith.select %3, %4, %arg1 : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     %6 = vector.extract %1[1] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT:     %7 = vector.extract %0[1] : vector<2xi1> from vector<3x2xi1>
// CHECK-NEXT:     %8 = arith.addf %6, %5 : vector<2xf32>
// CHECK-NEXT:     %9 = arith.select %7, %8, %5 : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     %10 = vector.extract %1[2] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT:     %11 = vector.extract %0[2] : vector<2xi1> from vector<3x2xi1>
// CHECK-NEXT:     %12 = arith.addf %10, %9 : vector<2xf32>
// CHECK-NEXT:     %13 = arith.select %11, %12, %9 : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     return %13 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @masked_one_dimension(%v: vector<2xf32>, %a: f32, %m: vector<2xi1>) -> f32 {
  %0 = vector.mask %m { vector.multi_reduction <maxnumf>, %v, %a [0] : vector<2xf32> to f32 }
      : vector<2xi1> -> f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @masked_one_dimension(%arg0: vector<2xf32>, %arg1: f32, %arg2: vector<2xi1>) -> f32 {
// CHECK-NEXT:     %0 = vector.shape_cast %arg0 : vector<2xf32> to vector<1x2xf32>
// CHECK-NEXT:     %1 = vector.broadcast %arg1 : f32 to vector<1xf32>
// CHECK-NEXT:     %2 = vector.broadcast %arg2 : vector<2xi1> to vector<1x2xi1>
// CHECK-NEXT:     %3 = vector.transpose %2, [1, 0] : vector<1x2xi1> to vector<2x1xi1>
// CHECK-NEXT:     %4 = vector.transpose %0, [1, 0] : vector<1x2xf32> to vector<2x1xf32>
// CHECK-NEXT:     %5 = vector.extract %4[0] : vector<1xf32> from vector<2x1xf32>
// CHECK-NEXT:     %6 = vector.extract %3[0] : vector<1xi1> from vector<2x1xi1>
// CHECK-NEXT:     %7 = arith.maxnumf %5, %1 : vector<1xf32>
// CHECK-NEXT:     %8 = arith.select %6, %7, %1 : vector<1xi1>, vector<1xf32>
// CHECK-NEXT:     %9 = vector.extract %4[1] : vector<1xf32> from vector<2x1xf32>
// CHECK-NEXT:     %10 = vector.extract %3[1] : vector<1xi1> from vector<2x1xi1>
// CHECK-NEXT:     %11 = arith.maxnumf %9, %8 : vector<1xf32>
// CHECK-NEXT:     %12 = arith.select %10, %11, %8 : vector<1xi1>, vector<1xf32>
// CHECK-NEXT:     %13 = vector.extract %12[0] : f32 from vector<1xf32>
// CHECK-NEXT:     return %13 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @masked_middle(%v: vector<2x3x2xi16>, %a: vector<2x2xi16>, %m: vector<2x3x2xi1>)
    -> vector<2x2xi16> {
  %0 = vector.mask %m {
    vector.multi_reduction <or>, %v, %a [1] : vector<2x3x2xi16> to vector<2x2xi16>
  } : vector<2x3x2xi1> -> vector<2x2xi16>
  return %0 : vector<2x2xi16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @masked_middle(%arg0: vector<2x3x2xi16>, %arg1: vector<2x2xi16>, %arg2: vector<2x3x2xi1>) -> vector<2x2xi16> {
// CHECK-NEXT:     %0 = vector.transpose %arg2, [1, 0, 2] : vector<2x3x2xi1> to vector<3x2x2xi1>
// CHECK-NEXT:     %1 = vector.transpose %arg0, [1, 0, 2] : vector<2x3x2xi16> to vector<3x2x2xi16>
// CHECK-NEXT:     %2 = vector.shape_cast %0 : vector<3x2x2xi1> to vector<3x4xi1>
// CHECK-NEXT:     %3 = vector.shape_cast %1 : vector<3x2x2xi16> to vector<3x4xi16>
// CHECK-NEXT:     %4 = vector.shape_cast %arg1 : vector<2x2xi16> to vector<4xi16>
// CHECK-NEXT:     %5 = vector.extract %3[0] : vector<4xi16> from vector<3x4xi16>
// CHECK-NEXT:     %6 = vector.extract %2[0] : vector<4xi1> from vector<3x4xi1>
// CHECK-NEXT:     %7 = arith.ori %5, %4 : vector<4xi16>
// CHECK-NEXT:     %8 = arith.select %6, %7, %4 : vector<4xi1>, vector<4xi16>
// CHECK-NEXT:     %9 = vector.extract %3[1] : vector<4xi16> from vector<3x4xi16>
// CHECK-NEXT:     %10 = vector.extract %2[1] : vector<4xi1> from vector<3x4xi1>
// CHECK-NEXT:     %11 = arith.ori %9, %8 : vector<4xi16>
// CHECK-NEXT:     %12 = arith.select %10, %11, %8 : vector<4xi1>, vector<4xi16>
// CHECK-NEXT:     %13 = vector.extract %3[2] : vector<4xi16> from vector<3x4xi16>
// CHECK-NEXT:     %14 = vector.extract %2[2] : vector<4xi1> from vector<3x4xi1>
// CHECK-NEXT:     %15 = arith.ori %13, %12 : vector<4xi16>
// CHECK-NEXT:     %16 = arith.select %14, %15, %12 : vector<4xi1>, vector<4xi16>
// CHECK-NEXT:     %17 = vector.shape_cast %16 : vector<4xi16> to vector<2x2xi16>
// CHECK-NEXT:     return %17 : vector<2x2xi16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @scalable_rows(%v: vector<2x2x[4]xf32>, %a: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<2x2x[4]xf32> to vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @scalable_rows(%arg0: vector<2x2x[4]xf32>, %arg1: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
// CHECK-NEXT:     %0 = vector.transpose %arg0, [1, 0, 2] : vector<2x2x[4]xf32> to vector<2x2x[4]xf32>
// CHECK-NEXT:     %1 = vector.shape_cast %0 : vector<2x2x[4]xf32> to vector<2x[8]xf32>
// CHECK-NEXT:     %2 = vector.shape_cast %arg1 : vector<2x[4]xf32> to vector<[8]xf32>
// CHECK-NEXT:     %3 = vector.extract %1[0] : vector<[8]xf32> from vector<2x[8]xf32>
// CHECK-NEXT:     %4 = arith.addf %3, %2 : vector<[8]xf32>
// CHECK-NEXT:     %5 = vector.extract %1[1] : vector<[8]xf32> from vector<2x[8]xf32>
// CHECK-NEXT:     %6 = arith.addf %5, %4 : vector<[8]xf32>
// CHECK-NEXT:     %7 = vector.shape_cast %6 : vector<[8]xf32> to vector<2x[4]xf32>
// CHECK-NEXT:     return %7 : vector<2x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
