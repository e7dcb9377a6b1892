// RUN: not pyopt %s --one-shot-bufferize="use-encoding-for-memory-space must-infer-memory-space" 2>&1 | FileCheck %s

// CHECK: error: only one of 'must-infer-memory-space' and 'use-encoding-for-memory-space' are allowed in one-shot-bufferize
module {
}
