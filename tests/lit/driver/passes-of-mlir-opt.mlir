// RUN: not pyopt %s --gpu-kernel-outlining 2>&1 | FileCheck %s --check-prefix=FLAG
// RUN: not pyopt %s --tosa-to-linalg-pipeline=x=1 2>&1 | FileCheck %s --check-prefix=PIPELINE
// RUN: not pyopt %s --pass-pipeline="builtin.module(func.func(gpu-kernel-outlining))" 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: not pyopt %s --pass-pipeline="builtin.module(cse,sparse-gpu-codegen{num-threads=1})" 2>&1 | FileCheck %s --check-prefix=OPTIONS
// RUN: not pyopt %s --mlir-print-ir-after=gpu-kernel-outlining 2>&1 | FileCheck %s --check-prefix=AFTER
// RUN: not pyopt %s --func-bufferize 2>&1 | FileCheck %s --check-prefix=GONE
// RUN: not pyopt %s --pass-pipeline="builtin.module(func.func(buffer-deallocation))" 2>&1 | FileCheck %s --check-prefix=GONE-TEXT
// RUN: not pyopt %s --gpu-kernel-outlinin 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not pyopt %s --sparsifier=enable-gpu-libgen 2>&1 | FileCheck %s --check-prefix=LIBGEN
// RUN: not pyopt %s --sparsifier="vl=4 gpu-triple=nvptx64-nvidia-cuda" 2>&1 | FileCheck %s --check-prefix=TRIPLE
// RUN: not pyopt %s --sparsification-and-bufferization=enable-gpu-libgen=true 2>&1 | FileCheck %s --check-prefix=LIBGEN
// RUN: not pyopt %s --pass-pipeline="builtin.module(sparsifier{gpu-chip=sm_90})" 2>&1 | FileCheck %s --check-prefix=CHIP

// FLAG: Error: --gpu-kernel-outlining is a pass of mlir-opt that pyopt does not have
// PIPELINE: Error: --tosa-to-linalg-pipeline is a pass of mlir-opt that pyopt does not have
// TEXT: :1:11: error: 'gpu-kernel-outlining' is a pass of mlir-opt that pyopt does not have
// OPTIONS: :1:5: error: 'sparse-gpu-codegen' is a pass of mlir-opt that pyopt does not have
// AFTER: --mlir-print-ir-after: gpu-kernel-outlining is a pass of mlir-opt that pyopt does not have
// GONE: Error: --func-bufferize is no longer a pass of mlir-opt; instead of it: one-shot-bufferize=bufferize-function-boundaries
// GONE-TEXT: :1:11: error: 'buffer-deallocation' is no longer a pass of mlir-opt; instead of it: buffer-deallocation-pipeline

// UNKNOWN: {{[Nn]}}o such option{{.*}}--gpu-kernel-outlinin
// LIBGEN: option enable-gpu-libgen needs a GPU, and pyopt makes no code for GPUs
// TRIPLE: option gpu-triple needs a GPU, and pyopt makes no code for GPUs
// CHIP: option gpu-chip needs a GPU, and pyopt makes no code for GPUs
