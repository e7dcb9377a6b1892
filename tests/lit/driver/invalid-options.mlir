// RUN: not pyopt %s --canonicalise 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not pyopt %s --mlir-timing=maybe 2>&1 | FileCheck %s --check-prefix=FLAG
// RUN: not pyopt %s --cse=foo=1 2>&1 | FileCheck %s --check-prefix=OPTION
// RUN: not pyopt %s %s 2>&1 | FileCheck %s --check-prefix=INPUTS
// RUN: not pyopt %t.missing 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not pyopt %s -o %t.missing/x 2>&1 | FileCheck %s --check-prefix=OUTPUT
// RUN: not pyopt %s -o 2>&1 | FileCheck %s --check-prefix=VALUE
// RUN: not pyopt %s --mlir-print-ir-after=nosuch 2>&1 | FileCheck %s --check-prefix=NAME

// UNKNOWN: canonicalise
// UNKNOWN: Did you mean '--canonicalize'?
// FLAG: 'maybe' is invalid value for
// OPTION: no such option foo
// INPUTS: {{[Tt]oo many|one input only}}
// MISSING: cannot open input file '{{.*}}.missing': No such file or directory
// OUTPUT: cannot open output file '{{.*}}': No such file or directory
// VALUE: requires a value
// NAME: nosuch
