// RUN: pyopt %s --allow-unregistered-dialect --verify-diagnostics

// No alignment is 0: the reference runs out of memory.

"test.a"() {a = dense_resource<k> : tensor<1xi8>} : () -> ()
{-#
  // expected-error @+1 {{expected hex string blob for key 'k' to encode alignment in first 4 bytes, but got non-power-of-2 value: 0}}
  dialect_resources: { builtin: { k: "0x00000000AA" } }
#-}
