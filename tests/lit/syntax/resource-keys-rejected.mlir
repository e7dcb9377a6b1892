// RUN: pyopt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// expected-error @below {{expected identifier key for 'resource' entry}}
"test.use"() {a = dense_resource<1> : tensor<1xf32>} : () -> ()

// -----

// expected-error @below {{expected identifier key for 'resource' entry}}
"test.use"() {a = dense_resource<@a> : tensor<1xf32>} : () -> ()

// -----

// expected-error @below {{expected '>'}}
"test.use"() {a = dense_resource<"a" b> : tensor<1xf32>} : () -> ()

// -----

// expected-error @below {{unknown escape in string literal}}
"test.use"() {a = dense_resource<"a\q"> : tensor<1xf32>} : () -> ()

// -----

// The names of dialects are identifiers.
// expected-error @below {{expected identifier key for 'resource' entry}}
{-# dialect_resources: { "builtin": { a: "0x00" } } #-}

// -----

// expected-error @below {{expected hex string blob for key 'a "b' to encode alignment in first 4 bytes}}
{-# dialect_resources: { builtin: { "a \22b": "0x00" } } #-}

// -----

// expected-error @below {{expected string value for key 'a b'}}
{-# external_resources: { test: { "a b": 1 } } #-}
