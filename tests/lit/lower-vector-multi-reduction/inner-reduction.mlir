// RUN: pyopt %s --split-input-file --lower-vector-multi-reduction=lowering-strategy=inner-reduction | FileCheck %s

func.func @inner(%v: vector<2x3xf32>, %a: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<2x3xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @inner(%arg0: vector<2x3xf32>, %arg1: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT:     %1 = vector.extract %arg1[0] : f32 from vector<2xf32>
// CHECK-NEXT:     %2 = vector.reduction <add>, %0, %1 : vector<3xf32> into f32
// CHECK-NEXT:     %3 = vector.insert %2, %cst [0] : f32 into vector<2xf32>
// CHECK-NEXT:     %4 = vector.extract %arg0[1] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT:     %5 = vector.extract %arg1[1] : f32 from vector<2xf32>
// CHECK-NEXT:     %6 = vector.reduction <add>, %4, %5 : vector<3xf32> into f32
// CHECK-NEXT:     %7 = vector.insert %6, %3 [1] : f32 into vector<2xf32>
// CHECK-NEXT:     return %7 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @outer(%v: vector<2x3xf16>, %a: vector<3xf16>) -> vector<3xf16> {
  %0 = vector.multi_reduction <mul>, %v, %a [0] : vector<2x3xf16> to vector<3xf16>
  return %0 : vector<3xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @outer(%arg0: vector<2x3xf16>, %arg1: vector<3xf16>) -> vector<3xf16> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<3xf16>
// CHECK-NEXT:     %0 = vector.transpose %arg0, [1, 0] : vector<2x3xf16> to vector<3x2xf16>
// CHECK-NEXT:     %1 = vector.extract %0[0] : vector<2xf16> from vector<3x2xf16>
// CHECK-NEXT:     %2 = vector.extract %arg1[0] : f16 from vector<3xf16>
// CHECK-NEXT:     %3 = vector.reduction <mul>, %1, %2 : vector<2xf16> into f16
// CHECK-NEXT:     %4 = vector.insert %3, %cst [0] : f16 into vector<3xf16>
// CHECK-NEXT:     %5 = vector.extract %0[1] : vector<2xf16> from vector<3x2xf16>
// CHECK-NEXT:     %6 = vector.extract %arg1[1] : f16 from vector<3xf16>
// CHECK-NEXT:     %7 = vector.reduction <mul>, %5, %6 : vector<2xf16> into f16
// CHECK-NEXT:     %8 = vector.insert %7, %4 [1] : f16 into vector<3xf16>
// CHECK-NEXT:     %9 = vector.extract %0[2] : vector<2xf16> from vector<3x2xf16>
// CHECK-NEXT:     %10 = vector.extract %arg1[2] : f16 from vector<3xf16>
// CHECK-NEXT:     %11 = vector.reduction <mul>, %9, %10 : vector<2xf16> into f16
// CHECK-NEXT:     %12 = vector.insert %11, %8 [2] : f16 into vector<3xf16>
// CHECK-NEXT:     return %12 : vector<3xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @all(%v: vector<2x2xf32>, %a: f32) -> f32 {
  %0 = vector.multi_reduction <minimumf>, %v, %a [0, 1] : vector<2x2xf32> to f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @all(%arg0: vector<2x2xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0 = vector.shape_cast %arg0 : vector<2x2xf32> to vector<4xf32>
// CHECK-NEXT:     %1 = vector.reduction <minimumf>, %0, %arg1 : vector<4xf32> into f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @one_dimension(%v: vector<3xi32>, %a: i32) -> i32 {
  %0 = vector.multi_reduction <minsi>, %v, %a [0] : vector<3xi32> to i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_dimension(%arg0: vector<3xi32>, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = vector.reduction <minsi>, %arg0, %arg1 : vector<3xi32> into i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @every_other(%v: vector<2x3x1x2xi8>, %a: vector<2x1xi8>) -> vector<2x1xi8> {
  %0 = vector.multi_reduction <xor>, %v, %a [1, 3] : vector<2x3x1x2xi8> to vector<2x1xi8>
  return %0 : vector<2x1xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @every_other(%arg0: vector<2x3x1x2xi8>, %arg1: vector<2x1xi8>) -> vector<2x1xi8> {
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<2xi8>
// CHECK-NEXT:     %0 = vector.shape_cast %arg0 : vector<2x3x1x2xi8> to vector<2x6xi8>
// CHECK-NEXT:     %1 = vector.extract %0[0] : vector<6xi8> from vector<2x6xi8>
// CHECK-NEXT:     %2 = vector.extract %arg1[0, 0] : i8 from vector<2x1xi8>
// CHECK-NEXT:     %3 = vector.reduction <xor>, %1, %2 : vector<6xi8> into i8
// CHECK-NEXT:     %4 = vector.insert %3, %cst [0] : i8 into vector<2xi8>
// CHECK-NEXT:     %5 = vector.extract %0[1] : vector<6xi8> from vector<2x6xi8>
// CHECK-NEXT:     %6 = vector.extract %arg1[1, 0] : i8 from vector<2x1xi8>
// CHECK-NEXT:     %7 = vector.reduction <xor>, %5, %6 : vector<6xi8> into i8
// CHECK-NEXT:     %8 = vector.insert %7, %4 [1] : i8 into vector<2xi8>
// CHECK-NEXT:     %9 = vector.shape_cast %8 : vector<2xi8> to vector<2x1xi8>
// CHECK-NEXT:     return %9 : vector<2x1xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @leading(%v: vector<2x2x4xindex>, %a: vector<4xindex>) -> vector<4xindex> {
  %0 = vector.multi_reduction <maxui>, %v, %a [0, 1] : vector<2x2x4xindex> to vector<4xindex>
  return %0 : vector<4xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @leading(%arg0: vector<2x2x4xindex>, %arg1: vector<4xindex>) -> vector<4xindex> {
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<4xindex>
// CHECK-NEXT:     %0 = vector.transpose %arg0, [2, 0, 1] : vector<2x2x4xindex> to vector<4x2x2xindex>
// CHECK-NEXT:     %1 = vector.shape_cast %0 : vector<4x2x2xindex> to vector<4x4xindex>
// CHECK-NEXT:     %2 = vector.extract %1[0] : vector<4xindex> from vector<4x4xindex>
// CHECK-NEXT:     %3 = vector.extract %arg1[0] : index from vector<4xindex>
// CHECK-NEXT:     %4 = vector.reduction <maxui>, %2, %3 : vector<4xindex> into index
// CHECK-NEXT:     %5 = vector.insert %4, %cst [0] : index into vector<4xindex>
// CHECK-NEXT:     %6 = vector.extract %1[1] : vector<4xindex> from vector<4x4xindex>
// CHECK-NEXT:     %7 = vector.extract %arg1[1] : index from vector<4xindex>
// CHECK-NEXT:     %8 = vector.reduction <maxui>, %6, %7 : vector<4xindex> into index
// CHECK-NEXT:     %9 = vector.insert %8, %5 [1] : index into vector<4xindex>
// CHECK-NEXT:     %10 = vector.extract %1[2] : vector<4xindex> from vector<4x4xindex>
// CHECK-NEXT:     %11 = vector.extract %arg1[2] : index from vector<4xindex>
// CHECK-NEXT:     %12 = vector.reduction <maxui>, %10, %11 : vector<4xindex> into index
// CHECK-NEXT:     %13 = vector.insert %12, %9 [2] : index into vector<4xindex>
// CHECK-NEXT:     %14 = vector.extract %1[3] : vector<4xindex> from vector<4x4xindex>
// CHECK-NEXT:     %15 = vector.extract %arg1[3] : index from vector<4xindex>
// CHECK-NEXT:     %16 = vector.reduction <maxui>, %14, %15 : vector<4xindex> into index
// CHECK-NEXT:     %17 = vector.insert %16, %13 [3] : index into vector<4xindex>
// CHECK-NEXT:     return %17 : vector<4xindex>
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
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT:     %1 = vector.extract %arg1[0] : f32 from vector<2xf32>
// CHECK-NEXT:     %2 = vector.extract %arg2[0] : vector<3xi1> from vector<2x3xi1>
// CHECK-NEXT:     %3 = vector.mask %2 { vector.reduction <add>, %0, %1 : vector<3xf32> into f32 } : vector<3xi1> -> f32
// CHECK-NEXT:     %4 = vector.insert %3, %cst [0] : f32 into vector<2xf32>
// CHECK-NEXT:     %5 = vector.extract %arg0[1] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT:     %6 = vector.extract %arg1[1] : f32 from vector<2xf32>
// CHECK-NEXT:     %7 = vector.extract %arg2[1] : vector<3xi1> from vector<2x3xi1>
// CHECK-NEXT:     %8 = vector.mask %7 { vector.reduction <add>, %5, %6 : vector<3xf32> into f32 } : vector<3xi1> -> f32
// CHECK-NEXT:     %9 = vector.insert %8, %4 [1] : f32 into vector<2xf32>
// CHECK-NEXT:     return %9 : vector<2xf32>
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
// CHECK-NEXT:     %0 = vector.mask %arg2 { vector.reduction <maxnumf>, %arg0, %arg1 : vector<2xf32> into f32 } : vector<2xi1> -> f32
// CHECK-NEXT:     return %0 : f32
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
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<4xi16>
// CHECK-NEXT:     %0 = vector.transpose %arg2, [0, 2, 1] : vector<2x3x2xi1> to vector<2x2x3xi1>
// CHECK-NEXT:     %1 = vector.transpose %arg0, [0, 2, 1] : vector<2x3x2xi16> to vector<2x2x3xi16>
// CHECK-NEXT:     %2 = vector.extract %1[0, 0] : vector<3xi16> from vector<2x2x3xi16>
// CHECK-NEXT:     %3 = vector.extract %arg1[0, 0] : i16 from vector<2x2xi16>
// CHECK-NEXT:     %4 = vector.extract %0[0, 0] : vector<3xi1> from vector<2x2x3xi1>
// CHECK-NEXT:     %5 = vector.mask %4 { vector.reduction <or>, %2, %3 : vector<3xi16> into i16 } : vector<3xi1> -> i16
// CHECK-NEXT:     %6 = vector.insert %5, %cst [0] : i16 into vector<4xi16>
// CHECK-NEXT:     %7 = vector.extract %1[0, 1] : vector<3xi16> from vector<2x2x3xi16>
// CHECK-NEXT:     %8 = vector.extract %arg1[0, 1] : i16 from vector<2x2xi16>
// CHECK-NEXT:     %9 = vector.extract %0[0, 1] : vector<3xi1> from vector<2x2x3xi1>
// CHECK-NEXT:     %10 = vector.mask %9 { vector.reduction <or>, %7, %8 : vector<3xi16> into i16 } : vector<3xi1> -> i16
// CHECK-NEXT:     %11 = vector.insert %10, %6 [1] : i16 into vector<4xi16>
// CHECK-NEXT:     %12 = vector.extract %1[1, 0] : vector<3xi16> from vector<2x2x3xi16>
// CHECK-NEXT:     %13 = vector.extract %arg1[1, 0] : i16 from vector<2x2xi16>
// CHECK-NEXT:     %14 = vector.extract %0[1, 0] : vector<3xi1> from vector<2x2x3xi1>
// CHECK-NEXT:     %15 = vector.mask %14 { vector.reduction <or>, %12, %13 : vector<3xi16> into i16 } : vector<3xi1> -> i16
// CHECK-NEXT:     %16 = vector.insert %15, %11 [2] : i16 into vector<4xi16>
// CHECK-NEXT:     %17 = vector.extract %1[1, 1] : vector<3xi16> from vector<2x2x3xi16>
// CHECK-NEXT:     %18 = vector.extract %arg1[1, 1] : i16 from vector<2x2xi16>
// CHECK-NEXT:     %19 = vector.extract %0[1, 1] : vector<3xi1> from vector<2x2x3xi1>
// CHECK-NEXT:     %20 = vector.mask %19 { vector.reduction <or>, %17, %18 : vector<3xi16> into i16 } : vector<3xi1> -> i16
// CHECK-NEXT:     %21 = vector.insert %20, %16 [3] : i16 into vector<4xi16>
// CHECK-NEXT:     %22 = vector.shape_cast %21 : vector<4xi16> to vector<2x2xi16>
// CHECK-NEXT:     return %22 : vector<2x2xi16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @scalable_rows(%v: vector<2x[4]xf32>, %a: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<2x[4]xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @scalable_rows(%arg0: vector<2x[4]xf32>, %arg1: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT:     %1 = vector.extract %arg1[0] : f32 from vector<2xf32>
// CHECK-NEXT:     %2 = vector.reduction <add>, %0, %1 : vector<[4]xf32> into f32
// CHECK-NEXT:     %3 = vector.insert %2, %cst [0] : f32 into vector<2xf32>
// CHECK-NEXT:     %4 = vector.extract %arg0[1] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT:     %5 = vector.extract %arg1[1] : f32 from vector<2xf32>
// CHECK-NEXT:     %6 = vector.reduction <add>, %4, %5 : vector<[4]xf32> into f32
// CHECK-NEXT:     %7 = vector.insert %6, %3 [1] : f32 into vector<2xf32>
// CHECK-NEXT:     return %7 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
