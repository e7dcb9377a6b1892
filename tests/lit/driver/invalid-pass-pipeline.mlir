// RUN: not pyopt %s --pass-pipeline="cse" 2>&1 | FileCheck %s --check-prefix=ANCHOR
// RUN: not pyopt %s --pass-pipeline="builtin.module(cse" 2>&1 | FileCheck %s --check-prefix=ANCHOR
// RUN: not pyopt %s --pass-pipeline="builtin.module(func.func(csee,canonicalize))" 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not pyopt %s --pass-pipeline="builtin.module(cse,)" 2>&1 | FileCheck %s --check-prefix=NOTHING
// RUN: not pyopt %s --pass-pipeline="builtin.module(func.func(cse)" 2>&1 | FileCheck %s --check-prefix=OPEN
// RUN: not pyopt %s --pass-pipeline="builtin.module(cse))" 2>&1 | FileCheck %s --check-prefix=CLOSED
// RUN: not pyopt %s --pass-pipeline="builtin.module(canonicalize{max-iterations=1)" 2>&1 | FileCheck %s --check-prefix=BRACE
// RUN: not pyopt %s --pass-pipeline="builtin.module(cse{foo=1})" 2>&1 | FileCheck %s --check-prefix=OPTION
// RUN: not pyopt %s --pass-pipeline="builtin.module(canonicalize{max-iterations=x})" 2>&1 | FileCheck %s --check-prefix=VALUE
// RUN: not pyopt %s --pass-pipeline="func.func(cse)" 2>&1 | FileCheck %s --check-prefix=ROOT
// RUN: not pyopt %s --pass-pipeline="builtin.module(cse)" --cse 2>&1 | FileCheck %s --check-prefix=MIXED

// ANCHOR: error: expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'

// UNKNOWN:      MLIR Textual PassPipeline Parser:1:11: error: 'csee' does not refer to a registered pass or pass pipeline
// UNKNOWN-NEXT: func.func(csee,canonicalize)
// UNKNOWN-NEXT: {{^          \^$}}

// NOTHING:      MLIR Textual PassPipeline Parser:1:5: error: '' does not refer to a registered pass or pass pipeline
// NOTHING-NEXT: cse,
// NOTHING-NEXT: {{^    \^$}}

// OPEN:      :1:11: error: encountered unbalanced parentheses while parsing pipeline
// OPEN-NEXT: func.func(cse
// OPEN-NEXT: {{^          \^$}}

// CLOSED:      :1:4: error: encountered extra closing ')' creating unbalanced parentheses while parsing pipeline
// CLOSED-NEXT: cse)
// CLOSED-NEXT: {{^   \^$}}

// BRACE:      :1:13: error: missing closing '}' while processing pass options
// BRACE-NEXT: canonicalize{max-iterations=1
// BRACE-NEXT: {{^            \^$}}

// OPTION: no such option foo
// OPTION: failed to add `cse` with options `foo=1`

// VALUE: 'x'{{.*}} value
// VALUE: failed to add `canonicalize` with options `max-iterations=x`

// ROOT: error: can't run 'func.func' pass manager on 'builtin.module' op

// MIXED: pass-pipeline{{.*}} can{{.*}}t be {{(used|mixed)}} with
