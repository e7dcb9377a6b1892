// RUN: pyopt %s --canonicalize | FileCheck %s

// A step that is compared with what none of its elements reaches, unsigned: all elements say the same.
func.func @beyond()
    -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>) {
  %s = vector.step : vector<4xindex>
  %c3 = arith.constant dense<3> : vector<4xindex>
  %c4 = arith.constant dense<4> : vector<4xindex>
  %eq = arith.cmpi eq, %s, %c4 : vector<4xindex>
  %ne = arith.cmpi ne, %s, %c4 : vector<4xindex>
  %ult = arith.cmpi ugt, %c4, %s : vector<4xindex>
  %ule = arith.cmpi ule, %s, %c3 : vector<4xindex>
  %ugt = arith.cmpi ugt, %s, %c3 : vector<4xindex>
  %uge = arith.cmpi uge, %s, %c4 : vector<4xindex>
  return %eq, %ne, %ult, %ule, %ugt, %uge
      : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>
}

// Some elements reach it, it differs from element to element, or the comparison is a signed one.
func.func @within() -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>) {
  %s = vector.step : vector<4xindex>
  %c3 = arith.constant dense<3> : vector<4xindex>
  %c4 = arith.constant dense<4> : vector<4xindex>
  %minus = arith.constant dense<-1> : vector<4xindex>
  %several = arith.constant dense<[4, 5, 6, 7]> : vector<4xindex>
  %ult = arith.cmpi ult, %s, %c3 : vector<4xindex>
  %uge = arith.cmpi uge, %s, %c3 : vector<4xindex>
  %slt = arith.cmpi slt, %s, %c4 : vector<4xindex>
  %far = arith.cmpi ult, %s, %minus : vector<4xindex>
  %each = arith.cmpi ult, %s, %several : vector<4xindex>
  return %ult, %uge, %slt, %far, %each
      : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @beyond() -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>) {
// CHECK-NEXT:     %cst = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT:     %cst_0 = arith.constant dense<false> : vector<4xi1>
// CHECK-NEXT:     return %cst_0, %cst, %cst, %cst, %cst_0, %cst_0 : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @within() -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>) {
// CHECK-NEXT:     %cst = arith.constant dense<[4, 5, 6, 7]> : vector<4xindex>
// CHECK-NEXT:     %cst_0 = arith.constant dense<-1> : vector<4xindex>
// CHECK-NEXT:     %cst_1 = arith.constant dense<4> : vector<4xindex>
// CHECK-NEXT:     %cst_2 = arith.constant dense<3> : vector<4xindex>
// CHECK-NEXT:     %0 = vector.step : vector<4xindex>
// CHECK-NEXT:     %1 = arith.cmpi ult, %0, %cst_2 : vector<4xindex>
// CHECK-NEXT:     %2 = arith.cmpi uge, %0, %cst_2 : vector<4xindex>
// CHECK-NEXT:     %3 = arith.cmpi slt, %0, %cst_1 : vector<4xindex>
// CHECK-NEXT:     %4 = arith.cmpi ult, %0, %cst_0 : vector<4xindex>
// CHECK-NEXT:     %5 = arith.cmpi ult, %0, %cst : vector<4xindex>
// CHECK-NEXT:     return %1, %2, %3, %4, %5 : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
