// RUN: pyopt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// The reference takes a complex number for two elements, and two elements for a complex number, and reads memory that is
// not the literal's where there are too few then.

// expected-error @+1 {{expected elements of type 'f32', but parsed a complex number}}
"test.a"() {x = dense<(1.0,2.0)> : tensor<3xf32>} : () -> ()

// -----

// expected-error @+1 {{expected elements of type 'i32', but parsed a complex number}}
"test.a"() {x = dense<[(1,2), (3,4)]> : tensor<2xi32>} : () -> ()

// -----

// expected-error @+1 {{expected elements of type 'i1', but parsed a complex number}}
"test.a"() {x = sparse<[[0]], [(true,false)]> : tensor<2xi1>} : () -> ()

// -----

// expected-error @+1 {{expected elements of type 'i64', but parsed a complex number}}
"test.a"() {x = sparse<(0,1), 1.0> : tensor<2x2xf32>} : () -> ()

// -----

// expected-error @+1 {{expected elements of type '!shape.shape', but parsed a complex number}}
"test.a"() {x = dense<("a","b")> : tensor<2x!shape.shape>} : () -> ()

// -----

// expected-error @+1 {{parsed 2 elements, but type ('tensor<2xcomplex<f32>>') expected 4 elements}}
"test.a"() {x = dense<[1.0, 2.0]> : tensor<2xcomplex<f32>>} : () -> ()

// -----

// expected-error @+1 {{parsed 1 elements, but type ('complex<i32>') expected 2 elements}}
"test.a"() {x = dense<1> : tensor<3xcomplex<i32>>} : () -> ()

// -----

// expected-error @+1 {{parsed 3 elements, but type ('tensor<2xcomplex<i32>>') expected 4 elements}}
"test.a"() {x = dense<[(1,2), 3]> : tensor<2xcomplex<i32>>} : () -> ()

// -----

// expected-error @+1 {{expected element literal of primitive type}}
"test.a"() {x = dense<[((1, 2),3), (1,2)]> : tensor<2xcomplex<i32>>} : () -> ()

// -----

// expected-error @+1 {{expected string token, got 1}}
"test.a"() {x = dense<["a", 1]> : tensor<2x!shape.shape>} : () -> ()

// -----

// What is compared is extents: no list of a billion elements is made.

// expected-error @+1 {{inferred shape of elements literal ([1]) does not match type ([1000000000])}}
"test.a"() {x = dense<[1.0]> : tensor<1000000000xf32>} : () -> ()

// -----

// expected-error @+1 {{inferred shape of elements literal ([1, 2]) does not match type ([100000, 1000000, 1000000000])}}
"test.a"() {x = dense<[[1, 2]]> : tensor<100000x1000000x1000000000xi8>} : () -> ()

// -----

// expected-error @+1 {{elements hex data size is invalid for provided type: 'tensor<1000000000xf32>'}}
"test.a"() {x = dense<"0x00"> : tensor<1000000000xf32>} : () -> ()

// -----

// Near misses.
"test.a"() {
  a = dense<(1.0,2.0)> : tensor<1000000000xcomplex<f32>>,
  b = dense<[(1,2), (3,4)]> : tensor<2xcomplex<i32>>,
  c = dense<1.0> : tensor<1000000000000xf32>,
  d = dense<["a", "b"]> : tensor<2x!shape.shape>,
  e = sparse<[[0, 1]], (1.0,2.0)> : tensor<2x2xcomplex<f64>>
} : () -> ()

// -----

// A prefix without digits.
// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
"test.a"() {x = array<f64: 0xtrueFF>} : () -> ()

// -----

// A literal is read before its type is.

// expected-error @+1 {{expected element literal of primitive type}}
"test.a"() {x = dense<none> : tensor<2xnone>} : () -> ()

// -----

// expected-error @+1 {{expected integer or floating point literal}}
"test.a"() {x = dense<-true> : tensor<2xi1>} : () -> ()

// -----

// What is wrong with the parts of complex numbers is said before that they do not belong here.

// expected-error @+1 {{integer constant out of range for type}}
"test.a"() {x = dense<(1,2)> : tensor<2xi1>} : () -> ()

// -----

// expected-error @+1 {{expected i1 type for 'true' or 'false' values}}
"test.a"() {x = dense<[(true,false), (true,true)]> : tensor<2xi32>} : () -> ()

// -----

// expected-error @+1 {{expected integer elements, but parsed floating-point}}
"test.a"() {x = dense<[1.0, (2.0,3.0)]> : tensor<2xi32>} : () -> ()
