// RUN: pyopt %s --dump-pass-pipeline --cse --canonicalize="max-iterations=2" 2>&1 | FileCheck %s --check-prefix=FLAGS
// RUN: pyopt %s --dump-pass-pipeline --pass-pipeline="builtin.module(func.func(cse,canonicalize{top-down=0}),any(cse),cse)" 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: pyopt %s --dump-pass-pipeline --pass-pipeline="builtin.module()" 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: pyopt %s --dump-pass-pipeline -p "builtin.module()" 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: pyopt %s --dump-pass-pipeline -p="builtin.module()" 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: pyopt %s --dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: pyopt %s --dump-pass-pipeline --inline="op-pipelines=func.func(cse),llvm.func(canonicalize{top-down=0})" 2>&1 | FileCheck %s --check-prefix=NESTED
// RUN: pyopt %s --dump-pass-pipeline --symbol-privatize="exclude='a b',,{c}" --canonicalize="disable-patterns={} top-down=" 2>&1 | FileCheck %s --check-prefix=LISTS
// RUN: pyopt %s --dump-pass-pipeline --sroa --sparsification=parallelization-strategy=none 2>&1 | FileCheck %s --check-prefix=OURS
// RUN: pyopt %s --dump-pass-pipeline --sroa=reference-exact=true --sparsification=reference-exact=false 2>&1 | FileCheck %s --check-prefix=GIVEN

// FLAGS:      Pass Manager with 2 passes:
// FLAGS-NEXT: builtin.module(
// FLAGS-NEXT:   cse,
// FLAGS-NEXT:   canonicalize{  max-iterations=2 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=true}
// FLAGS-NEXT: )
// FLAGS-EMPTY:
// FLAGS:      module

// TEXT:      Pass Manager with 3 passes:
// TEXT-NEXT: builtin.module(
// TEXT-NEXT:   func.func(
// TEXT-NEXT:     cse,
// TEXT-NEXT:     canonicalize{  max-iterations=10 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=false}
// TEXT-NEXT:   ),
// TEXT-NEXT:   any(
// TEXT-NEXT:     cse
// TEXT-NEXT:   ),
// TEXT-NEXT:   cse
// TEXT-NEXT: )

// Options that mlir-opt does not have are there only where they are not the default.
// OURS:       builtin.module(
// OURS-NEXT:    sroa,
// OURS-NEXT:    sparsification{enable-runtime-library=true parallelization-strategy=none sparse-emit-strategy=functional}
// OURS-NEXT:  )

// GIVEN:      sroa{reference-exact=true},
// GIVEN-NEXT: sparsification{enable-runtime-library=true parallelization-strategy=none sparse-emit-strategy=functional}

// NESTED:      Pass Manager with 1 passes:
// NESTED-NEXT: builtin.module(
// NESTED-NEXT:   inline{default-pipeline=canonicalize inlining-threshold=4294967295 max-iterations=4 op-pipelines={func.func(cse),llvm.func(canonicalize{  max-iterations=10 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=false})}}
// NESTED-NEXT: )

// EMPTY:      Pass Manager with 0 passes:
// EMPTY-NEXT: builtin.module(
// EMPTY-EMPTY:
// EMPTY-NEXT: )
module {}

// LISTS:      builtin.module(
// LISTS-NEXT:   symbol-privatize{exclude={{[{][{]}}a b},,c}},
// LISTS-NEXT:   canonicalize{disable-patterns={}  max-iterations=10 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=true}
// LISTS-NEXT: )
