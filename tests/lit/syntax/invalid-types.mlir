// RUN: pyopt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// expected-error @+1 {{expected non-function type}}
"any.op"() : () -> i

// -----

// expected-error @+1 {{integer bitwidth is limited to 16777215 bits}}
"any.op"() : () -> i16777216

// -----

// expected-error @+1 {{expected non-function type}}
"any.op"() : () -> f31

// -----

// expected-error @+1 {{vector types must have positive constant sizes but got 0}}
"any.op"() : () -> vector<0xf32>

// -----

// expected-error @+1 {{expected non-function type}}
"any.op"() : () -> vector<?xf32>

// -----

// expected-error @+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"any.op"() : () -> vector<4xvector<4xf32>>

// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"any.op"() : () -> tensor<4f32>

// -----

// expected-error @+1 {{expected non-function type}}
"any.op"() : () -> tensor<-1xf32>

// -----

// expected-error @+1 {{expected non-function type}}
"any.op"() : () -> tensor<4x>

// -----

// expected-error @+1 {{expected non-function type}}
"any.op"() : () -> tensor<>

// -----

// expected-error @+1 {{expected '>' in tensor type}}
"any.op"() : () -> tensor<4xf32

// -----

// expected-error @+1 {{memref layout mismatch between rank and affine map: 1 != 2}}
"any.op"() : () -> memref<4xf32, affine_map<(d0, d1) -> (d0)>>

// -----

// expected-error @+1 {{expected the number of strides to match the rank}}
"any.op"() : () -> memref<4xf32, strided<[1, 2]>>

// -----

// expected-error @+1 {{invalid element type for complex}}
"any.op"() : () -> complex<tensor<f32>>

// -----

// expected-error @+1 {{expected '>' in tuple type}}
"any.op"() : () -> tuple<i32

// -----

// expected-error @+1 {{undefined symbol alias id 'unknown_alias'}}
"any.op"() : () -> !unknown_alias

// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
"any.op"() : () -> !any.type<

// -----

// expected-error @+1 {{expected operation name in quotes}}
"any.op"() : () -> (i32) -> i32

// -----

// expected-error @+1 {{expected non-function type}}
"any.op"() : () -> 5

// -----

// expected-error @+1 {{missing ']' closing scalable dimension}}
"any.op"() : () -> vector<[4xf32>

// -----

!a = i32
// expected-error @+1 {{redefinition of type alias id 'a'}}
!a = f32

// -----

// expected-error @+1 {{type names with a '.' are reserved for dialect-defined names}}
!any.dotted = i32

// -----

// expected-error @+1 {{expected '=' in type alias definition}}
!a i32
