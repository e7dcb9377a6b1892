// RUN: pyopt-run %s --arg -9223372036854775808 | FileCheck %s
// RUN: pyopt-run %s --arg -9223372036854775808 --lower-affine | FileCheck %s
// RUN: pyopt-run %s --arg -9223372036854775808 --lower-affine --canonicalize | FileCheck %s
// RUN: pyopt-run %s --arg 9223372036854775807 | FileCheck %s --check-prefix=LARGEST
// RUN: pyopt-run %s --arg 9223372036854775807 --lower-affine | FileCheck %s --check-prefix=LARGEST
// RUN: pyopt-run %s --arg -7 | FileCheck %s --check-prefix=SEVEN
// RUN: pyopt-run %s --arg -7 --lower-affine | FileCheck %s --check-prefix=SEVEN

// CHECK:      -3074457345618258602
// CHECK-NEXT: -3074457345618258603
// CHECK-NEXT: 1
// CHECK-NEXT: -9223372036854775808

// LARGEST:      3074457345618258603
// LARGEST-NEXT: 3074457345618258602
// LARGEST-NEXT: 1
// LARGEST-NEXT: 9223372036854775807

// SEVEN:      -2
// SEVEN-NEXT: -3
// SEVEN-NEXT: 2
// SEVEN-NEXT: -7
func.func @main(%x: index) -> (index, index, index, index) {
  %c1 = arith.constant 1 : index
  %0 = affine.apply affine_map<(d0) -> (d0 ceildiv 3)>(%x)
  %1 = affine.apply affine_map<(d0) -> (d0 floordiv 3)>(%x)
  %2 = affine.apply affine_map<(d0) -> (d0 mod 3)>(%x)
  %3 = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv s0)>(%x)[%c1]
  return %0, %1, %2, %3 : index, index, index, index
}
