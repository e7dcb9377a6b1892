// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --math-extend-to-supported-types | FileCheck %s
// RUN: pyopt-run %s --math-extend-to-supported-types=target-type=f64 | FileCheck %s

// Which numbers are normal depends on the type.

// CHECK: ( 0, 0, 1, 1, 0, 0, 0, 0 )
// CHECK-NEXT: ( 0, 1 )
// CHECK-NEXT: ( 1, 1, 0 )

func.func @main() {
  %v = arith.constant dense<[1.0e-7, 6.0e-5, 6.2e-5, -6.2e-5, 0.0, 0x7C00, 0x7E00, -1.0e-7]>
      : vector<8xf16>
  %0 = math.isnormal %v : vector<8xf16>
  vector.print %0 : vector<8xi1>
  %b = arith.constant dense<[1.0e-39, 1.0e-37]> : vector<2xbf16>
  %1 = math.isnormal %b : vector<2xbf16>
  vector.print %1 : vector<2xi1>
  %e = arith.constant dense<[0x00, 0x01, 0xFF]> : vector<3xf8E8M0FNU>
  %2 = math.isnormal %e : vector<3xf8E8M0FNU>
  vector.print %2 : vector<3xi1>
  return
}
