// RUN: not pyopt %s --emit-bytecode 2>&1 | FileCheck %s --check-prefix=BYTECODE
// RUN: not pyopt %s --mlir-debug-counter=x 2>&1 | FileCheck %s --check-prefix=COUNTER
// RUN: not pyopt %s --log-actions-to=- 2>&1 | FileCheck %s --check-prefix=ACTIONS
// RUN: pyopt --list-passes | FileCheck %s --check-prefix=LIST
// RUN: pyopt --show-dialects | FileCheck %s --check-prefix=DIALECTS
// RUN: pyopt --help | FileCheck %s --check-prefix=HELP
// RUN: pyopt %s --cse --mlir-pass-statistics 2>&1 | FileCheck %s --check-prefix=STATISTICS

// Where pyopt is not mlir-opt: this file is for pyopt only.

// BYTECODE: --emit-bytecode: bytecode is not supported
// COUNTER: --mlir-debug-counter: debug counters are not supported
// ACTIONS: --log-actions-to: action tracing is not supported
// LIST: canonicalize
// LIST: cse
// DIALECTS: Available Dialects: {{.*}}builtin{{.*}}func
// HELP: Usage: pyopt [OPTIONS] [FILE]
// HELP: --pass-pipeline TEXT
// HELP: Passes:
// HELP: --canonicalize
// HELP: top-down=BOOL
// STATISTICS: ... Pass statistics report ...
// STATISTICS: CSE
// STATISTICS-NEXT: (S) 0 num-cse'd - Number of operations CSE'd
// STATISTICS-NEXT: (S) 0 num-dce'd - Number of operations DCE'd
module {}
