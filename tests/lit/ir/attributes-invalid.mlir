// RUN: pyopt --allow-unregistered-dialect %s --split-input-file --verify-diagnostics

// What the reference says of attributes that are wrong.

// expected-error @+1 {{undefined symbol alias id 'nope'}}
"foo"() {a = #nope} : () -> ()

// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
"foo"() {a = 0x10, b = 0xFFFFFFFFFFFFFFFF, c = 0x7fc00000 : f32, d = -0x10, e = 5 : f32} : () -> ()

// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"foo"() {a = 256 : i8} : () -> ()

// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"foo"() {a = -129 : i8} : () -> ()

// -----

// expected-error @+1 {{negative integer literal not valid for unsigned integer type}}
"foo"() {a = -3 : ui8} : () -> ()

// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"foo"() {a = 128 : si8} : () -> ()

// -----

// expected-error @+1 {{floating point value not valid for specified type}}
"foo"() {a = 1.0 : i32} : () -> ()

// -----

// expected-error @+1 {{floating point value not valid for specified type}}
"foo"() {a = -1.0 : i32} : () -> ()

// -----

// expected-error @+1 {{integer literal not valid for specified type}}
"foo"() {a = 5 : tensor<4xi32>} : () -> ()

// -----

// expected-error @+1 {{hexadecimal float constant out of range for type}}
"foo"() {a = 0x7fc000000 : f32} : () -> ()

// -----

// expected-error @+1 {{hexadecimal float literal should not have a leading minus}}
"foo"() {a = -0x7fc00000 : f32} : () -> ()

// -----

// expected-error @+1 {{expected constant integer or floating point value}}
"foo"() {a = - x} : () -> ()

// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"foo"() {a = 99999999999999999999} : () -> ()

// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"foo"() {a = 99999999999999999999 : i128, b = 99999999999999999999 : i64} : () -> ()

// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"foo"() {a = 18446744073709551615 : i64, b = 18446744073709551615 : index} : () -> ()

// -----

// expected-error @+1 {{expected nested symbol reference identifier}}
"foo"() {a = @a::b} : () -> ()

// -----

// expected-error @+1 {{expected valid attribute name}}
"foo"() {a = [], b = [1, i32, "x", [2]], c = {}, d = {a, b = 3, "a b" = 4, "" = 3}} : () -> ()

// -----

// expected-error @+1 {{expected ',' or ']'}}
"foo"() {a = [1 2]} : () -> ()

// -----

// expected-error @+1 {{expected attribute value}}
"foo"() {a = [1, } : () -> ()

// -----

// expected-error @+1 {{duplicate key 'a' in dictionary attribute}}
"foo"() {a = 1, a = 2} : () -> ()

// -----

// expected-error @+1 {{expected valid attribute name}}
"foo"() {"a b" = 1, if = 2, i32 = 3, true = 4, "" = 3, loc = 3, 3 = 4} : () -> ()

// -----

// expected-error @+1 {{duplicate key 'i32' in dictionary attribute}}
"foo"() {if = 2, i32 = 3, true = 4, loc = 3, dense=3, "dense<" = 4, a.b = 3, a$b = 3, "$a" = 4, "i32" = 3, si3 = 3} : () -> ()

// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
"foo"() {a = array<i64: 1, 2>, b = array<i32>, c = array<i1: true, false>, d = array<f32: 1.0, 2>, e = array<i8: -1, 0x10>} : () -> ()

// -----

// expected-error @+1 {{expected integer literal}}
"foo"() {a = array<i32: 1.0>} : () -> ()

// -----

// expected-error @+1 {{integer constant out of range}}
"foo"() {a = array<i8: 300>} : () -> ()

// -----

// expected-error @+1 {{expected integer or float type, got: 'tensor<4xi32>'}}
"foo"() {a = array<tensor<4xi32>: 1>} : () -> ()

// -----

// expected-error @+1 {{element type bitwidth must be a multiple of 8}}
"foo"() {a = array<i3: 1>} : () -> ()

// -----

// expected-error @+1 {{expected ':' after dense array type}}
"foo"() {a = array<i32 1>} : () -> ()

// -----

// expected-error @+1 {{expected integer literal}}
"foo"() {a = array<i32: >} : () -> ()

// -----

// expected-error @+1 {{expected '<' after 'array'}}
"foo"() {a = array i32: >} : () -> ()

// -----

// expected-error @+1 {{expected '>' to close an array attribute}}
"foo"() {a = array<i32: 1} : () -> ()

// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
"foo"() {a = array<f32: 0x7fc00000, 1, -1.5, nan>} : () -> ()

// -----

// expected-error @+1 {{expected ','}}
"foo"() {d = strided<[1] offset: 3>} : () -> ()

// -----

// expected-error @+1 {{expected 'offset' after comma}}
"foo"() {d = strided<[1], 3>} : () -> ()

// -----

// expected-error @+1 {{expected ':' after 'offset'}}
"foo"() {d = strided<[1], offset 3>} : () -> ()

// -----

// expected-error @+1 {{expected '['}}
"foo"() {d = strided<1>} : () -> ()

// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
"foo"() {d = strided<[x]>} : () -> ()

// -----

// expected-error @+1 {{expected '<' after 'strided'}}
"foo"() {d = strided[x]>} : () -> ()

// -----

// expected-error @+1 {{expected '>'}}
"foo"() {d = strided<[1], offset: 3, 3>} : () -> ()

// -----

// expected-error @+1 {{referenced attribute does not match previous definition: 32 : i64}}
"foo"() {d = distinct[0]<32>, e = distinct[0]<"x">} : () -> ()

// -----

// expected-error @+1 {{expected '[' after 'distinct'}}
"foo"() {d = distinct<32>, e = distinct[0]<"x">} : () -> ()

// -----

// expected-error @+1 {{expected distinct ID}}
"foo"() {d = distinct[x]<"x">} : () -> ()

// -----

// expected-error @+1 {{expected '<' after distinct ID}}
"foo"() {d = distinct[3]"x">} : () -> ()

// -----

// expected-error @+1 {{expected '>' to close distinct attribute}}
"foo"() {d = distinct[3]<"x"} : () -> ()

// -----

// expected-error @+1 {{expected ']' to close distinct ID}}
"foo"() {d = distinct[3<"x"} : () -> ()

// -----

// expected-error @+1 {{expected distinct ID}}
"foo"() {d = distinct[-1]<"x">} : () -> ()

// -----

// expected-error @+1 {{expected an unsigned 64-bit integer}}
"foo"() {d = distinct[99999999999999999999999]<"x">} : () -> ()

// -----

// expected-error @+1 {{invalid attribute name}}
"foo"() {a = # foo} : () -> ()

// -----

// expected-error @+1 {{invalid attribute name}}
"foo"() {a = #"foo"} : () -> ()

// -----

// expected-error @+1 {{@ identifier expected to start with letter or '_'}}
"foo"() {a = @ foo} : () -> ()

// -----

// expected-error @+1 {{@ identifier expected to start with letter or '_'}}
"foo"() {a = @} : () -> ()

// -----

// expected-error @+1 {{@ identifier expected to start with letter or '_'}}
"foo"() {a = @3} : () -> ()

// -----

// expected-error @+1 {{invalid SSA name}}
"foo"(% a) {a = @3} : () -> ()

// -----

// expected-error @+1 {{invalid block name}}
"foo"()[^ a] {a = @3} : () -> ()

// -----

// expected-error @+1 {{unexpected character}}
"foo"() {a = & } : () -> ()

// -----

// expected-error @+1 {{expected three consecutive dots for an ellipsis}}
"foo"() {a = . } : () -> ()

// -----

// expected-error @+1 {{expected three consecutive dots for an ellipsis}}
"foo"() {a = .. } : () -> ()

// -----

// expected-error @+1 {{expected attribute value}}
"foo"() {a = / } : () -> ()

// -----

// expected-error @+1 {{expected '"' in string literal}}
"foo"() {a = @"x
} : () -> ()

// -----

// expected-error @+1 {{unknown escape in string literal}}
"foo"() {a = @"x\q"} : () -> ()

// -----

// expected-error @+1 {{expected '"' in string literal}}
"foo"() {a = "x\"} : () -> ()

// -----

// expected-error @+1 {{unexpected character}}
"foo"() {a $ = 3} : () -> ()

// -----

// expected-error @+1 {{unexpected character}}
"foo"() {a ; = 3} : () -> ()

// -----

// expected-error @+1 {{unknown escape in string literal}}
"foo"() {a = "\4"} : () -> ()

// -----

// expected-error @+1 {{unexpected character}}
"foo"() {a = é} : () -> ()

// -----

// expected-error @+1 {{unexpected character}}
"foo"() {é = "é"} : () -> ()

// -----

// expected-error @+1 {{unexpected character}}
"foo"() {a = 3 ~} : () -> ()

// -----

// expected-error @+1 {{expected attribute value}}
"foo"() {a = {-# 3 #-} } : () -> ()

// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"foo"() {a = 0x} : () -> ()

// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"foo"() {a = 0xg} : () -> ()

// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"foo"() {a = 1.0e} : () -> ()

// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"foo"() {a = 1e5} : () -> ()

// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"foo"() {a = 5x} : () -> ()

// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"foo"() {a = 5xf32} : () -> ()

// -----

// expected-error @+1 {{expected attribute value}}
"foo"() {a = ?x} : () -> ()

// -----

// expected-error @+1 {{expected three consecutive dots for an ellipsis}}
"foo"() {a = .5} : () -> ()

// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"foo"() {a = - 5, b = -5.0, c = - 5.0 : f32, d = -0 : i32} : () -> ()

// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"foo"() {a = 3 : i0} : () -> ()

// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"foo"() {a = 1 : si1} : () -> ()

// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"foo"() {a = 2 : i1} : () -> ()

// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"foo"() {a = -2 : i1} : () -> ()

// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"foo"() {a = 9223372036854775808 : index} : () -> ()

// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"foo"() {a = -9223372036854775809} : () -> ()

// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"foo"() {a = 0x1FF : i8} : () -> ()

// -----

// expected-error @+1 {{expected non-function type}}
"foo"() {a = "x" : , b = 3} : () -> ()

// -----

// expected-error @+1 {{expected non-function type}}
"foo"() {a = 3 : } : () -> ()

// -----

// expected-error @+1 {{expected non-function type}}
"foo"() {a = 3.0 : } : () -> ()

// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"foo"() {a = true : i32} : () -> ()

// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"foo"() {a = unit : i32} : () -> ()

// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"foo"() {a = @a : i32} : () -> ()

// -----

// expected-error @+1 {{expected nested symbol reference identifier}}
"foo"() {a = @a::} : () -> ()

// -----

// expected-error @+1 {{expected nested symbol reference identifier}}
"foo"() {a = @a::"b"} : () -> ()

// -----

// expected-error @+1 {{expected attribute value}}
"foo"() {a = [,]} : () -> ()

// -----

// expected-error @+1 {{expected attribute value}}
"foo"() {a = [1,]} : () -> ()

// -----

// expected-error @+1 {{expected attribute name}}
"foo"() {a = {a,}} : () -> ()

// -----

// expected-error @+1 {{expected attribute name}}
"foo"() {a = {,}} : () -> ()

// -----

// expected-error @+1 {{expected attribute name}}
"foo"() {,} : () -> ()

// -----

// expected-error @+1 {{expected attribute name}}
"foo"() {a, } : () -> ()

// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"foo"() {a b} : () -> ()

// -----

// expected-error @+1 {{expected attribute name}}
"foo"() {3 = 4} : () -> ()

// -----

// expected-error @+1 {{expected attribute name}}
"foo"() {@a = 4} : () -> ()

// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"foo"() {vector<4xf32> = 4} : () -> ()

// -----

// expected-error @+1 {{duplicate key 'a' in dictionary attribute}}
"foo"() {a = {a = 1, a = 2}} : () -> ()

// -----

// expected-error @+1 {{expected valid attribute name}}
"foo"() {a = {"" = 1}} : () -> ()

// -----

// expected-error @+1 {{expected attribute value}}
"foo"() {a = foo} : () -> ()

// -----

// expected-error @+1 {{expected non-function type}}
"foo"() {a = (} : () -> ()

// -----

// expected-error @+1 {{expected attribute value}}
"foo"() {a = )} : () -> ()

// -----

// expected-error @+1 {{expected '->' in function type}}
"foo"() {a = ()} : () -> ()

// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"foo"() {a = true : i1} : () -> ()

// -----

// expected-error @+1 {{expected '<' in affine map}}
"foo"() {a = affine_map (d0)>} : () -> ()

// -----

// expected-error @+1 {{expected '->' or ':'}}
"foo"() {a = affine_map<(d0)>} : () -> ()

// -----

// expected-error @+1 {{expected '>' in affine map}}
"foo"() {a = affine_map<(d0) -> (d0)} : () -> ()

// -----

// expected-error @+1 {{expected IntegerSet, but got AffineMap}}
"foo"() {a = affine_set<(d0) -> (d0)} : () -> ()

// -----

// expected-error @+1 {{expected '<' in integer set}}
"foo"() {a = affine_set (d0) -> (d0)} : () -> ()

// -----

// expected-error @+1 {{integer literal not valid for specified type}}
"foo"() {a = 1 : none} : () -> ()

// -----

// expected-error @+1 {{integer literal not valid for specified type}}
"foo"() {a = 1 : !foo.bar} : () -> ()

// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
"foo"() {a = #foo.bar<} : () -> ()

// -----

// expected-error @+1 {{undefined symbol alias id 'foo'}}
"foo"() {a = #foo} : () -> ()

// -----

// expected-error @+1 {{expected '"' in string literal}}
"foo"() {a = "x
"} : () -> ()

// -----

// expected-error @+1 {{unknown escape in string literal}}
"foo"() {a = "x\q"} : () -> ()

// -----

// expected-error @+1 {{expected '->' in function type}}
"foo"() {a = (i32)} : () -> ()

// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"foo"() {a = i32 -> i32} : () -> ()

// -----

// expected-error @+1 {{expected non-function type}}
"foo"() {a = none, b = index, c = !foo.bar, d = tuple<>, e = complex<f32>, f = tuple<i32, f32>, g = () -> (), h = (i32) -> i32, j = (i32) -> (i32, i64), k = memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>, l = memref<*xf32, 3>, m = vector<[4]x[8]x2xi8>, n = tensor<4xf32, 3>, o = tensor<?x?xf32, #foo.x>, p = vector<f32>, q = memref<4xf32, "x">, r = tensor<*x*xf32>} : () -> ()

// -----

// expected-error @+1 {{unsupported memory space Attribute}}
"foo"() {l = memref<*xf32, 3>, m = vector<[4]x[8]x2xi8>, n = tensor<4xf32, 3>, o = tensor<?x?xf32, #foo.x>, p = vector<f32>, q = memref<4xf32, "x">, r = memref<4xf32, 2 : i32>, s = memref<4xf32, #foo.x>, t = memref<4xf32, strided<[1]>>, u = memref<4xf32, strided<[1], offset: 0>, 4>, v = memref<3x4xf32, strided<[4,1]>>, w = memref<f32, strided<[]>>, x = memref<f32, affine_map<() -> ()>>, y = memref<f32, affine_map<() -> (0)>>} : () -> ()

// -----

// expected-error @+1 {{undefined symbol alias id 'nope'}}
"foo"() {v = memref<4xf32, #nope>}: () -> ()

// -----

// expected-error @+1 {{expected ',' or '>' in memref type}}
"foo"() {v = memref<4xi32 5>}: () -> ()

// -----

// expected-error @+1 {{expected ',' or '>' in memref type}}
"foo"() {v = memref<*xi32 5>}: () -> ()

// -----

// expected-error @+1 {{cannot have affine map for unranked memref type}}
"foo"() {v = memref<*xi32, strided<[1]>>}: () -> ()

// -----

// expected-error @+1 {{expected non-function type}}
"foo"() {v = memref<1.0xi32>}: () -> ()
