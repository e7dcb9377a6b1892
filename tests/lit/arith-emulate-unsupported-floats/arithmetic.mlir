// RUN: pyopt %s --arith-emulate-unsupported-floats="source-types=bf16,f8E5M2 target-type=f32" | FileCheck %s

// Rounding to f32 and then to the narrow type is rounding once.
func.func @arithmetic(%a: bf16, %b: bf16) -> (bf16, bf16) {
  %0 = arith.addf %a, %b : bf16
  %1 = arith.divf %0, %b fastmath<nnan> : bf16
  %2 = arith.remf %1, %a : bf16
  %3 = arith.negf %2 : bf16
  %4 = arith.maximumf %3, %b : bf16
  return %4, %1 : bf16, bf16
}

func.func @vectors(%a: vector<2x4xbf16>, %b: tensor<?xf8E5M2>)
    -> (vector<2x4xi1>, tensor<?xf8E5M2>) {
  %0 = arith.cmpf olt, %a, %a : vector<2x4xbf16>
  %1 = arith.mulf %b, %b : tensor<?xf8E5M2>
  return %0, %1 : vector<2x4xi1>, tensor<?xf8E5M2>
}

// Nothing is computed here, and f16 is supported.
func.func @stay(%c: i1, %a: bf16, %b: f64, %d: f16) -> (bf16, bf16, i16, f32, f16) {
  %one = arith.constant 1.0 : bf16
  %0 = arith.select %c, %a, %one : bf16
  %1 = arith.truncf %b : f64 to bf16
  %2 = arith.bitcast %1 : bf16 to i16
  %3 = arith.extf %1 : bf16 to f32
  %4 = arith.addf %d, %d : f16
  %5 = math.sqrt %0 : bf16
  return %0, %5, %2, %3, %4 : bf16, bf16, i16, f32, f16
}

func.func @integers(%a: i24, %b: i25, %c: bf16) -> (bf16, bf16, bf16, i64) {
  %0 = arith.uitofp %a : i24 to bf16
  %1 = arith.sitofp %b : i25 to bf16
  %2 = arith.sitofp %a : i24 to bf16
  %3 = arith.fptosi %c : bf16 to i64
  return %0, %1, %2, %3 : bf16, bf16, bf16, i64
}

func.func @reductions(%v: vector<4xbf16>, %w: vector<4x4xbf16>, %s: bf16)
    -> (bf16, vector<4xbf16>, vector<4x4xbf16>, vector<4xbf16>) {
  %0 = vector.reduction <maxnumf>, %v, %s : vector<4xbf16> into bf16
  %1 = vector.multi_reduction <minimumf>, %w, %v [0] : vector<4x4xbf16> to vector<4xbf16>
  %2 = vector.outerproduct %v, %1 : vector<4xbf16>, vector<4xbf16>
  %3 = vector.outerproduct %v, %0, %1 {kind = #vector.kind<maximumf>} : vector<4xbf16>, bf16
  return %0, %1, %2, %3 : bf16, vector<4xbf16>, vector<4x4xbf16>, vector<4xbf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arithmetic(%arg0: bf16, %arg1: bf16) -> (bf16, bf16) {
// CHECK-NEXT:     %0 = arith.extf %arg1 : bf16 to f32
// CHECK-NEXT:     %1 = arith.extf %arg0 : bf16 to f32
// CHECK-NEXT:     %2 = arith.addf %1, %0 : f32
// CHECK-NEXT:     %3 = arith.truncf %2 : f32 to bf16
// CHECK-NEXT:     %4 = arith.extf %3 : bf16 to f32
// CHECK-NEXT:     %5 = arith.divf %4, %0 fastmath<nnan> : f32
// CHECK-NEXT:     %6 = arith.truncf %5 : f32 to bf16
// CHECK-NEXT:     %7 = arith.extf %6 : bf16 to f32
// CHECK-NEXT:     %8 = arith.remf %7, %1 : f32
// CHECK-NEXT:     %9 = arith.truncf %8 : f32 to bf16
// CHECK-NEXT:     %10 = arith.extf %9 : bf16 to f32
// CHECK-NEXT:     %11 = arith.negf %10 : f32
// CHECK-NEXT:     %12 = arith.truncf %11 : f32 to bf16
// CHECK-NEXT:     %13 = arith.extf %12 : bf16 to f32
// CHECK-NEXT:     %14 = arith.maximumf %13, %0 : f32
// CHECK-NEXT:     %15 = arith.truncf %14 : f32 to bf16
// CHECK-NEXT:     return %15, %6 : bf16, bf16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @vectors(%arg0: vector<2x4xbf16>, %arg1: tensor<?xf8E5M2>) -> (vector<2x4xi1>, tensor<?xf8E5M2>) {
// CHECK-NEXT:     %0 = arith.extf %arg1 : tensor<?xf8E5M2> to tensor<?xf32>
// CHECK-NEXT:     %1 = arith.extf %arg0 : vector<2x4xbf16> to vector<2x4xf32>
// CHECK-NEXT:     %2 = arith.cmpf olt, %1, %1 : vector<2x4xf32>
// CHECK-NEXT:     %3 = arith.mulf %0, %0 : tensor<?xf32>
// CHECK-NEXT:     %4 = arith.truncf %3 : tensor<?xf32> to tensor<?xf8E5M2>
// CHECK-NEXT:     return %2, %4 : vector<2x4xi1>, tensor<?xf8E5M2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @stay(%arg0: i1, %arg1: bf16, %arg2: f64, %arg3: f16) -> (bf16, bf16, i16, f32, f16) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : bf16
// CHECK-NEXT:     %0 = arith.select %arg0, %arg1, %cst : bf16
// CHECK-NEXT:     %1 = arith.truncf %arg2 : f64 to bf16
// CHECK-NEXT:     %2 = arith.bitcast %1 : bf16 to i16
// CHECK-NEXT:     %3 = arith.extf %1 : bf16 to f32
// CHECK-NEXT:     %4 = arith.addf %arg3, %arg3 : f16
// CHECK-NEXT:     %5 = math.sqrt %0 : bf16
// CHECK-NEXT:     return %0, %5, %2, %3, %4 : bf16, bf16, i16, f32, f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @integers(%arg0: i24, %arg1: i25, %arg2: bf16) -> (bf16, bf16, bf16, i64) {
// CHECK-NEXT:     %0 = arith.extf %arg2 : bf16 to f32
// CHECK-NEXT:     %1 = arith.uitofp %arg0 : i24 to f32
// CHECK-NEXT:     %2 = arith.truncf %1 : f32 to bf16
// CHECK-NEXT:     %3 = arith.sitofp %arg1 : i25 to f32
// CHECK-NEXT:     %4 = arith.truncf %3 : f32 to bf16
// CHECK-NEXT:     %5 = arith.sitofp %arg0 : i24 to f32
// CHECK-NEXT:     %6 = arith.truncf %5 : f32 to bf16
// CHECK-NEXT:     %7 = arith.fptosi %0 : f32 to i64
// CHECK-NEXT:     return %2, %4, %6, %7 : bf16, bf16, bf16, i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @reductions(%arg0: vector<4xbf16>, %arg1: vector<4x4xbf16>, %arg2: bf16) -> (bf16, vector<4xbf16>, vector<4x4xbf16>, vector<4xbf16>) {
// CHECK-NEXT:     %0 = arith.extf %arg1 : vector<4x4xbf16> to vector<4x4xf32>
// CHECK-NEXT:     %1 = arith.extf %arg2 : bf16 to f32
// CHECK-NEXT:     %2 = arith.extf %arg0 : vector<4xbf16> to vector<4xf32>
// CHECK-NEXT:     %3 = vector.reduction <maxnumf>, %2, %1 : vector<4xf32> into f32
// CHECK-NEXT:     %4 = arith.truncf %3 : f32 to bf16
// CHECK-NEXT:     %5 = arith.extf %4 : bf16 to f32
// CHECK-NEXT:     %6 = vector.multi_reduction <minimumf>, %0, %2 [0] : vector<4x4xf32> to vector<4xf32>
// CHECK-NEXT:     %7 = arith.truncf %6 : vector<4xf32> to vector<4xbf16>
// CHECK-NEXT:     %8 = arith.extf %7 : vector<4xbf16> to vector<4xf32>
// CHECK-NEXT:     %9 = vector.outerproduct %2, %8 : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:     %10 = arith.truncf %9 : vector<4x4xf32> to vector<4x4xbf16>
// CHECK-NEXT:     %11 = vector.outerproduct %2, %5, %8 {kind = #vector.kind<maximumf>} : vector<4xf32>, f32
// CHECK-NEXT:     %12 = arith.truncf %11 : vector<4xf32> to vector<4xbf16>
// CHECK-NEXT:     return %4, %7, %10, %12 : bf16, vector<4xbf16>, vector<4x4xbf16>, vector<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }
