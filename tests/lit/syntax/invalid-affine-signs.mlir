// RUN: pyopt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// Behind whatever is wrong with the operand of a sign, there is a second error for the sign.

// expected-error @+2 {{constant too large for index}}
// expected-error @+1 {{missing operand of negation}}
"test.a"() {x = affine_map<(d) -> (-9223372036854775808)>} : () -> ()

// -----

// expected-error @+2 {{use of undeclared identifier}}
// expected-error @+1 {{missing operand of negation}}
"test.a"() {x = affine_map<(d) -> (- -e)>} : () -> ()

// -----

// expected-error @+2 {{at least one of the multiply operands has to be either a constant or symbolic}}
// expected-error @+1 {{missing operand of negation}}
"test.a"() {x = affine_map<(d) -> (d + -(d * d))>} : () -> ()

// -----

// expected-error @+2 {{no expression inside parentheses}}
// expected-error @+1 {{missing operand of negation}}
"test.a"() {x = affine_set<(d) : (d == 0, -() >= 0)>} : () -> ()
