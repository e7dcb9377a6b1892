// RUN: pyopt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// expected-error @+1 {{expected non-function type}}
"any.op"() : () -> f31

// -----

// expected-error @+1 {{expected non-function type}}
"any.op"() : () -> vector<?xf32>

// -----

// expected-error @+1 {{undefined symbol alias id 'unknown_alias'}}
"any.op"() : () -> !unknown_alias

// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
"any.op"() : () -> !any.type<

// -----

// expected-error @+1 {{missing ']' closing scalable dimension}}
"any.op"() : () -> vector<[4xf32>

// -----

// expected-error @+1 {{type names with a '.' are reserved for dialect-defined names}}
!any.dotted = i32
