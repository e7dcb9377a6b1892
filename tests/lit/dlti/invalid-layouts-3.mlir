// RUN: pyopt %s --split-input-file --verify-diagnostics

// Entries of layouts, and layouts inside of others.

// expected-error @+1 {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'dlti'}}
module attributes {dlti} {}

// -----

// expected-error @+1 {{'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"builtin.module"() <{dlti.dl_spec = 1}> ({}) : () -> ()
