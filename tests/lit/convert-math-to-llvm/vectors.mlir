// RUN: pyopt --split-input-file --convert-math-to-llvm %s | FileCheck %s

// Scalable vectors, and those of rank 0, 2 and 3.

func.func @f(%a: vector<2x2xf16>) {
  %0 = math.rsqrt %a fastmath<afn> {some.attr} : vector<2x2xf16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2x2xf16>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %1 = llvm.mlir.poison : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %3 = llvm.mlir.constant(dense<1.000000e+00> : vector<2xf16>) : vector<2xf16>
// CHECK-NEXT:     %4 = llvm.intr.sqrt(%2) {fastmathFlags = #llvm.fastmath<afn>, some.attr} : (vector<2xf16>) -> vector<2xf16>
// CHECK-NEXT:     %5 = llvm.fdiv %3, %4 {fastmathFlags = #llvm.fastmath<afn>, some.attr} : vector<2xf16>
// CHECK-NEXT:     %6 = llvm.insertvalue %5, %1[0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %8 = llvm.mlir.constant(dense<1.000000e+00> : vector<2xf16>) : vector<2xf16>
// CHECK-NEXT:     %9 = llvm.intr.sqrt(%7) {fastmathFlags = #llvm.fastmath<afn>, some.attr} : (vector<2xf16>) -> vector<2xf16>
// CHECK-NEXT:     %10 = llvm.fdiv %8, %9 {fastmathFlags = #llvm.fastmath<afn>, some.attr} : vector<2xf16>
// CHECK-NEXT:     %11 = llvm.insertvalue %10, %6[1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
