// RUN: pyopt --allow-unregistered-dialect %s --split-input-file --verify-diagnostics

// File metadata that is wrong.

// expected-error @+2 {{unknown key 'foo' in file metadata dictionary}}
"foo"() : () -> ()
{-# foo: 3 #-}

// -----

// expected-error @+2 {{expected identifier key in file metadata dictionary}}
"foo"() : () -> ()
{-# 3 #-}

// -----

// expected-error @+2 {{expected ':'}}
"foo"() : () -> ()
{-# foo 3 #-}

// -----

// expected-error @+2 {{expected ':'}}
"foo"() : () -> ()
{-# dialect_resources 3 #-}

// -----

// expected-error @+2 {{expected '{'}}
"foo"() : () -> ()
{-# dialect_resources: 3 #-}

// -----

// expected-error @+2 {{dialect 'foo' is unknown}}
"foo"() : () -> ()
{-# dialect_resources: {foo: {}} #-}

// -----

// expected-error @+2 {{unexpected 'resource' section for dialect 'arith'}}
"foo"() : () -> ()
{-# dialect_resources: {arith: {}} #-}

// -----

// expected-error @+2 {{expected hex string blob for key 'x'}}
"foo"() : () -> ()
{-# dialect_resources: {builtin: {x: 3}} #-}

// -----

// expected-error @+2 {{expected hex string blob for key 'x'}}
"foo"() : () -> ()
{-# dialect_resources: {builtin: {x: true}} #-}

// -----

// expected-error @+2 {{expected hex string blob for key 'x'}}
"foo"() : () -> ()
{-# dialect_resources: {builtin: {x: "foo"}} #-}

// -----

// expected-error @+2 {{expected hex string blob for key 'x' to encode alignment in first 4 bytes}}
"foo"() : () -> ()
{-# dialect_resources: {builtin: {x: "0x12"}} #-}

// -----

// expected-error @+2 {{expected hex string blob for key 'x' to encode alignment in first 4 bytes, but got non-power-of-2 value: 5}}
"foo"() : () -> ()
{-# dialect_resources: {builtin: {x: "0x0500000001"}} #-}

// -----

// expected-error @+2 {{expected ':'}}
"foo"() : () -> ()
{-# dialect_resources: {builtin: {x "0x0500000001"}} #-}

// -----

// expected-error @+2 {{expected identifier key for 'resource' entry}}
"foo"() : () -> ()
{-# dialect_resources: {builtin: {3: "0x0500000001"}} #-}

// -----

// expected-error @+2 {{expected identifier key for 'resource' entry}}
"foo"() : () -> ()
{-# dialect_resources: {3: {}} #-}

// -----

// expected-error @+2 {{expected ':'}}
"foo"() : () -> ()
{-# dialect_resources: {builtin {}} #-}

// -----

// expected-error @+2 {{expected '{'}}
"foo"() : () -> ()
{-# dialect_resources: {builtin: 3} #-}

// -----

// expected-error @+2 {{expected string value for key 'x'}}
"foo"() : () -> ()
{-# external_resources: {f: {x: 3}} #-}

// -----

// expected-error @+2 {{expected ',' or '}'}}
"foo"() : () -> ()
{-# dialect_resources: {builtin: {x: "0x040000000100000002000000"} #-}

// -----

// expected-error @+2 {{expected ',' or '#-}'}}
"foo"() : () -> ()
{-# dialect_resources: {builtin: {x: "0x040000000100000002000000"}}
