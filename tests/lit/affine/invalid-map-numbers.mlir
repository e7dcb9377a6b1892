// RUN: pyopt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// What looks like the dimensions of a type is a number and a word.

// expected-error @+1 {{expected ')' in integer set constraint list}}
"t.op"() {a = affine_set<()[s0] : (s0 == 0x0xFF)>} : () -> ()
