// pyopt-format from a RUN line: a file that is fine, and one that is not, as text, difference and annotation.

// RUN: pyopt-format --check %s 2>&1 | FileCheck %s --check-prefix=FINE
// RUN: pyopt-format %s | diff %s -
// RUN: echo "module {} " | not pyopt-format --check --stdin-filename=a.mlir 2>&1 | FileCheck %s --check-prefix=CHECK
// RUN: echo "module {} " | not pyopt-format --diff --stdin-filename=a.mlir | FileCheck %s --check-prefix=DIFF
// RUN: echo "module {} " | not pyopt-format --check --output-format=github --stdin-filename=a.mlir | FileCheck %s --check-prefix=GITHUB
// RUN: not pyopt-format --width=wide %s 2>&1 | FileCheck %s --check-prefix=USAGE
// RUN: rm -rf %t && mkdir %t && cat %s > %t/a.mlir && pyopt-format -i %t 2>&1 | FileCheck %s --check-prefix=FINE && diff %s %t/a.mlir

// FINE: 1 file is formatted

// CHECK-DAG: a.mlir
// CHECK-DAG: 1 file would change

// DIFF: --- a.mlir
// DIFF-NEXT: +++ a.mlir
// DIFF-NEXT: @@ -1 +1 @@
// DIFF-NEXT: -module {}
// DIFF-NEXT: +module {}

// GITHUB: ::error file=a.mlir,line=1,title=pyopt-format::not formatted, in 1 place: pyopt-format -i a.mlir

// USAGE: pyopt-format: error: 'wide' is invalid value for --width: it takes a number, 0 or more

func.func @f() {
  return
}
