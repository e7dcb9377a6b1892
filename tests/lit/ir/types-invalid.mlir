// RUN: pyopt --allow-unregistered-dialect %s --split-input-file --verify-diagnostics

// What the reference says of types that are wrong.

// expected-error @+1 {{expected attribute value}}
"foo"() {a =} : () -> ()

// -----

// expected-error @+1 {{expected attribute value}}
"foo"() {a =
   // hello
   } : () -> ()

// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"foo"() {a : i32} : () -> ()

// -----

// expected-error @+1 {{expected '<' in tuple type}}
"foo"() {a = tuple i32} : () -> ()

// -----

// expected-error @+1 {{expected '>' in tuple type}}
"foo"() {a = tuple<i32} : () -> ()

// -----

// expected-error @+1 {{expected non-function type}}
"foo"() {a = complex<>} : () -> ()

// -----

// expected-error @+1 {{invalid element type for complex}}
"foo"() {a = complex<tuple<>>} : () -> ()

// -----

// expected-error @+1 {{integer bitwidth is limited to 16777215 bits}}
"foo"() {a = i16777216} : () -> ()

// -----

// expected-error @+1 {{invalid integer width}}
"foo"() {a = i99999999999999999999} : () -> ()

// -----

// expected-error @+1 {{vector types must have positive constant sizes but got 0}}
"foo"() {a = vector<0xi32>} : () -> ()

// -----

// expected-error @+1 {{expected non-function type}}
"foo"() {a = vector<-1xi32>} : () -> ()

// -----

// expected-error @+1 {{expected non-function type}}
"foo"() {a = vector<4x?xi32>} : () -> ()

// -----

// expected-error @+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"foo"() {a = vector<4xtuple<>>} : () -> ()

// -----

// expected-error @+1 {{expected '>' in vector type}}
"foo"() {a = vector<i32 4>} : () -> ()

// -----

// expected-error @+1 {{missing ']' closing scalable dimension}}
"foo"() {a = vector<[4x4xi32>} : () -> ()

// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"foo"() {a = vector<[4]4xi32>} : () -> ()

// -----

// expected-error @+1 {{expected non-function type}}
"foo"() {a = tensor<4xx4xi32>} : () -> ()

// -----

// expected-error @+1 {{cannot apply encoding to unranked tensor}}
"foo"() {a = tensor<*xi32, 3>} : () -> ()

// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"foo"() {a = tensor<*i32>} : () -> ()

// -----

// expected-error @+1 {{invalid tensor element type}}
"foo"() {a = tensor<4x(i32) -> i32>} : () -> ()

// -----

// expected-error @+1 {{invalid tensor element type}}
"foo"() {a = tensor<4x() -> i32>} : () -> ()

// -----

// expected-error @+1 {{invalid tensor element type}}
"foo"() {a = tensor<4xtuple<>,>} : () -> ()

// -----

// expected-error @+1 {{expected '>' in tensor type}}
"foo"() {a = tensor<0x4xi32} : () -> ()

// -----

// expected-error @+1 {{expected non-function type}}
"foo"() {a = tensor<-4xi32>} : () -> ()

// -----

// expected-error @+1 {{invalid dimension}}
"foo"() {a = tensor<99999999999999999999xi32>} : () -> ()

// -----

// expected-error @+1 {{invalid tensor element type}}
"foo"() {a = tensor<4xnone, i32>} : () -> ()

// -----

// expected-error @+1 {{invalid memref element type}}
"foo"() {a = memref<4xnone>} : () -> ()

// -----

// expected-error @+1 {{expected the number of strides to match the rank}}
"foo"() {a = memref<4xi32, strided<[1, 2]>>} : () -> ()

// -----

// expected-error @+1 {{memref layout mismatch between rank and affine map: 1 != 2}}
"foo"() {a = memref<4xi32, affine_map<(d0, d1) -> (d0, d1)>>} : () -> ()

// -----

// expected-error @+1 {{cannot have affine map for unranked memref type}}
"foo"() {a = memref<*xi32, affine_map<(d0) -> (d0)>>} : () -> ()

// -----

// expected-error @+1 {{multiple memory spaces specified in memref type}}
"foo"() {a = memref<4xi32, 3, 4>} : () -> ()

// -----

// expected-error @+1 {{expected memory space to be last in memref type}}
"foo"() {a = memref<4xi32, 3, affine_map<(d0) -> (d0)>>} : () -> ()

// -----

// expected-error @+1 {{unsupported memory space Attribute}}
"foo"() {a = memref<4xi32, [1]>} : () -> ()

// -----

// expected-error @+1 {{unsupported memory space Attribute}}
"foo"() {a = memref<4xi32, i32>} : () -> ()

// -----

// expected-error @+1 {{multiple memory spaces specified in memref type}}
"foo"() {a = memref<*xi32, 1, 2>} : () -> ()

// -----

// expected-error @+1 {{expected non-function type}}
"foo"() {a = (i32,} : () -> ()

// -----

// expected-error @+1 {{expected '->' in function type}}
"foo"() {a = (i32)} : () -> ()

// -----

// expected-error @+1 {{expected non-function type}}
"foo"() {a = (i32) -> (} : () -> ()

// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"foo"() {a = () -> () -> i32} : () -> ()

// -----

// expected-error @+1 {{undefined symbol alias id 'foo'}}
"foo"() {a = !foo} : () -> ()

// -----

// expected-error @+1 {{unbalanced '[' character in pretty dialect name}}
"foo"() {a = !foo.bar<a[>]} : () -> ()

// -----

// expected-error @+1 {{unbalanced '(' character in pretty dialect name}}
"foo"() {a = !foo.bar<a(} : () -> ()

// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"foo"() {a = !foo.bar <x>} : () -> ()

// -----

// expected-error @+1 {{invalid dimension}}
"foo"() {a = vector<[x]xf32>} : () -> ()

// -----

// expected-error @+1 {{missing ']' closing scalable dimension}}
"foo"() {a = vector<[4]x[2 x f32>} : () -> ()

// -----

// expected-error @+1 {{expected non-function type}}
"foo"() {a = tensor<4x[2]xf32>} : () -> ()

// -----

// expected-error @+1 {{invalid memref element type}}
"foo"() {a = memref<4x!foo.bar>} : () -> ()

// -----

// expected-error @+1 {{invalid tensor element type}}
"foo"() {a = tensor<4xtensor<4xf32>>} : () -> ()

// -----

// expected-error @+1 {{invalid tensor element type}}
"foo"() {a = tensor<4xmemref<4xf32>>} : () -> ()

// -----

// expected-error @+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"foo"() {a = vector<4xvector<4xf32>>} : () -> ()

// -----

// expected-error @+1 {{invalid memref element type}}
"foo"() {a = memref<4xtensor<4xf32>>} : () -> ()

// -----

// expected-error @+1 {{expected list element}}
"foo"() {a = memref<4xf32,>} : () -> ()

// -----

// expected-error @+1 {{expected attribute value}}
"foo"() {a = memref<4xf32, 3,>} : () -> ()

// -----

// expected-error @+1 {{expected non-function type}}
"foo"() {a = tensor<>} : () -> ()

// -----

// expected-error @+1 {{expected non-function type}}
"foo"() {a = tensor<4x>} : () -> ()

// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"foo"() {a = tensor<4>} : () -> ()

// -----

// expected-error @+1 {{expected non-function type}}
"foo"() {a = tensor<f32x4>} : () -> ()

// -----

// expected-error @+1 {{expected '>' in tensor type}}
"foo"() {a = tensor<*xf32} : () -> ()

// -----

// expected-error @+1 {{expected non-function type}}
"foo"() {a = tensor<x4xf32>} : () -> ()

// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"foo"() {a = tensor<**xf32>} : () -> ()

// -----

// expected-error @+1 {{expected non-function type}}
"foo"() {a = tensor<4xfoo>} : () -> ()

// -----

// expected-error @+1 {{expected non-function type}}
"foo"() {a = vector<*xf32>} : () -> ()

// -----

// expected-error @+1 {{expected non-function type}}
"foo"() {a = vector<4x*xf32>} : () -> ()

// -----

// expected-error @+1 {{expected non-function type}}
"foo"() {a = tensor<4x*xf32>} : () -> ()

// -----

// expected-error @+1 {{expected attribute value}}
"foo"() {a = f33} : () -> ()

// -----

// expected-error @+1 {{integer bitwidth is limited to 16777215 bits}}
"foo"() {a = tensor<2xi16777216>} : () -> ()

// -----

// expected-error @+1 {{invalid element type for complex}}
"foo"() {a = complex<index>} : () -> ()

// -----

// expected-error @+1 {{expected '>' in complex type}}
"foo"() {a = complex<i32, i32>} : () -> ()

// -----

// expected-error @+1 {{expected '<' in complex type}}
"foo"() {a = complex i32} : () -> ()

// -----

// expected-error @+1 {{expected non-function type}}
"foo"() {a = tuple<i32,>} : () -> ()

// -----

// expected-error @+1 {{expected ')'}}
"foo"() {a = (i32 f32) -> ()} : () -> ()

// -----

// expected-error @+1 {{expected ')'}}
"foo"() {a = () -> (i32 f32)} : () -> ()

// -----

// expected-error @+1 {{expected non-function type}}
"foo"() {a = () ->,} : () -> ()

// -----

// expected-error @+1 {{invalid type identifier}}
"foo"() {a = ! foo} : () -> ()

// -----

// expected-error @+1 {{invalid type identifier}}
"foo"() {a = !"foo"} : () -> ()

// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
"foo"() {a = !foo.bar<a)>} : () -> ()

// -----

// expected-error @+1 {{unsupported memory space Attribute}}
"foo"() {a = memref<*xf32, 3.0>} : () -> ()

// -----

// expected-error @+1 {{unsupported memory space Attribute}}
"foo"() {a = memref<*xf32, array<i32>>} : () -> ()
