// RUN: not pyopt %s --snapshot-op-locations='filename=/not/there/out.mlir' 2>&1 | FileCheck %s

// CHECK: invalid.mlir:4:1: error: cannot open output file '/not/there/out.mlir': No such file or directory
module {
}
