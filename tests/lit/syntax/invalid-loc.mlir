// RUN: pyopt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// `loc` begins a location and is nothing else.

// expected-error @+1 {{expected '(' in location}}
"test.a"() : () -> () loc)

// -----

// expected-error @+1 {{expected '(' in location}}
"test.a"() : () -> () loc

// -----

// expected-error @+1 {{expected '(' in location}}
func.func @f() { return loc) }

// -----

// expected-error @+1 {{expected '(' in location}}
func.func @f(%a: i32 loc) { return }

// -----

// expected-error @+1 {{expected '(' in location}}
func.func @f() { ^bb0(%a: i32 loc): return }

// -----

"test.a"() {a = dense_resource<k> : tensor<1xi8>} : () -> ()
{-#
  // expected-error @+1 {{expected hex string blob for key 'k' to encode alignment in first 4 bytes, but got non-power-of-2 value: 0}}
  dialect_resources: { builtin: { k: "0x00000000AA" } }
#-}
