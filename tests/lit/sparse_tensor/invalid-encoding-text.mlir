// RUN: pyopt %s --split-input-file --verify-diagnostics

// Encodings that cannot be read.

// expected-error @+1 {{unexpected key: foo}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ foo = 1, map = (i, j) -> (i : dense, j : compressed) }>>)

// -----

// expected-error @+1 {{expected '(' in dimension-specifier list}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = 1 }>>)

// -----

// expected-error @+1 {{expected bare identifier}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, 1) -> (d0 : dense) }>>)

// -----

// expected-error @+1 {{redefinition of identifier 'd0'}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d0) -> (d0 : dense) }>>)

// -----

// expected-error @+1 {{expected '->'}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) (d0 : dense) }>>)

// -----

// expected-error @+1 {{expected ':'}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 dense) }>>)

// -----

// expected-error @+1 {{expected '='}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map (d0, d1) -> (d0 dense) }>>)

// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<map = (d0, d1) -> (d0 dense)}>>)

// -----

// expected-error @+1 {{expected '>'}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }, 3>>)

// -----

// expected-error @+1 {{use of undeclared identifier}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d2 : dense) }>>)

// -----

// expected-error @+1 {{use of undeclared identifier 'l1'}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {l0} (d0, d1) -> (l0 = d0 : dense, l1 = d1 : dense) }>>)

// -----

// expected-error @+1 {{use of undeclared identifier 'd0'}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {l0, l1} (d0, d1) -> (d0 : dense, d1 : dense) }>>)

// -----

// expected-error @+1 {{use of undeclared identifier}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (l0 = d0 : dense, l1 = d1 : dense) }>>)

// -----

// expected-error @+1 {{unknown level format: strange}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : strange, d1 : dense) }>>)

// -----

// expected-error @+1 {{expected valid level format (e.g. dense, compressed or singleton)}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : "dense", d1 : dense) }>>)

// -----

// expected-error @+1 {{unknown level property: foo}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed(foo)) }>>)

// -----

// expected-error @+1 {{expected ')' in level property list}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed(nonunique nonordered)) }>>)

// -----

// expected-error @+1 {{expected valid level property (e.g. nonordered, nonunique or high)}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed("foo")) }>>)

// -----

// expected-error @+1 {{expected ')' in level-specifier list}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense d1 : compressed) }>>)

// -----

// expected-error @+1 {{invalid level type: level format doesn't support the properties}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense(nonunique), d1 : compressed) }>>)

// -----

// expected-error @+1 {{expected exactly 2 structured sizes}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured) }>>)

// -----

// expected-error @+1 {{expected exactly 2 structured sizes}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[2]) }>>)

// -----

// expected-error @+1 {{expected exactly 2 structured sizes}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[2, 4, 5]) }>>)

// -----

// expected-error @+1 {{expected structured size to be >= 0}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[-1, 2]) }>>)

// -----

// expected-error @+1 {{expected valid integer for structured size}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[a, 2]) }>>)

// -----

// expected-error @+1 {{invalid level type: level format doesn't support the properties}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[2, 4](nonordered)) }>>)

// -----

// expected-error @+1 {{expected ')' in level-specifier list}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed[2, 4]) }>>)

// -----

// expected-error @+1 {{expected ']' in structured n out of m}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[2 4]) }>>)

// -----

// expected-error @+1 {{Level-variable ordering mismatch. The variable 'l0' was forward-declared as the 1st level; but is bound by the 0th specification.}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {l1, l0} (d0, d1) -> (l0 = d0 : dense, l1 = d1 : compressed) }>>)

// -----

// expected-error @+1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 * d1 : dense, d1 : compressed) }>>)

// -----

// expected-error @+1 {{expect positive value or ? for slice offset/size/stride}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(-1, 4, 1)>, d1) -> (d0 : dense, d1 : compressed) }>>)

// -----

// expected-error @+1 {{expect positive value or ? for slice size}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 0, 1)>, d1) -> (d0 : dense, d1 : compressed) }>>)

// -----

// expected-error @+1 {{expect positive value or ? for slice stride}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 1, 0)>, d1) -> (d0 : dense, d1 : compressed) }>>)

// -----

// expected-error @+1 {{expected '?'}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(a, 1, 0)>, d1) -> (d0 : dense, d1 : compressed) }>>)

// -----

// expected-error @+1 {{expected SparseTensorDimSliceAttr}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0 : 3, d1) -> (d0 : dense, d1 : compressed) }>>)

// -----

// expected-error @+1 {{redefinition of identifier 'c'}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = [c, c](i, j) -> (i : dense, j : compressed) }>>)

// -----

// expected-error @+1 {{redefinition of identifier 'c'}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = [c](c, j) -> (c : dense, j : compressed) }>>)

// -----

// expected-error @+1 {{redefinition of identifier 'i'}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {i, j} (i, j) -> (i = i : dense, j = j : compressed) }>>)

// -----

// expected-error @+1 {{unbalanced '[' character in pretty dialect name}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = [c {i, j} (i, j) -> (i : dense, j : compressed) }>>)

// -----

// expected-error @+1 {{unbalanced '{' character in pretty dialect name}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = [c] {i, j (a, b) -> (i = a : dense, j = b : compressed)}>>)

// -----

// expected-error @+1 {{unbalanced '(' character in pretty dialect name}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {i, j} (a, b -> (i = a : dense, j = b : compressed) }>>)

// -----

// expected-error @+1 {{expected bare identifier}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {i, j} (a, b, ) -> (i = a : dense, j = b : compressed) }>>)

// -----

// expected-error @+1 {{expected bare identifier}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {i, j,} (a, b) -> (i = a : dense, j = b : compressed) }>>)

// -----

// expected-error @+1 {{expected bare identifier}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = [s, ](a, b) -> (i = a : dense, j = b : compressed) }>>)

// -----

// expected-error @+1 {{expected affine expression}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (a, b) -> (a : dense, b : compressed, ) }>>)

// -----

// expected-error @+1 {{expected valid level property (e.g. nonordered, nonunique or high)}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (a, b) -> (a : dense, b : compressed(nonunique, )) }>>)

// -----

// expected-error @+1 {{expected '}'}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (a, b) -> (a : dense, b : compressed) posWidth = 3 }>>)

// -----

// expected-error @+1 {{expected attribute value}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ posWidth =, map = (a, b) -> (a : dense, b : compressed) }>>)

// -----

// expected-error @+1 {{expected attribute value}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ posWidth = abc, map = (a, b) -> (a : dense, b : compressed) }>>)

// -----

// expected-error @+1 {{expected '}'}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ "posWidth" = 32, map = (a, b) -> (a : dense, b : compressed) }>>)

// -----

// expected-error @+1 {{expected '}'}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{, map = (a, b) -> (a : dense, b : compressed) }>>)

// -----

// expected-error @+1 {{unexpected key: foo}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ foo, map = (a, b) -> (a : dense, b : compressed) }>>)

// -----

// expected-error @+1 {{use of undeclared identifier}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (a = b, b) -> (a : dense, b : compressed) }>>)

// -----

// expected-error @+1 {{use of undeclared identifier}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (a = a, b) -> (a : dense, b : compressed) }>>)

// -----

// expected-error @+1 {{use of undeclared identifier}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {x, y} (a = q, b = y) -> (x = a : dense, y = b : compressed) }>>)

// -----

// expected-error @+1 {{expected affine expression}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {x, y} (a =, b = y) -> (x = a : dense, y = b : compressed) }>>)

// -----

// expected-error @+1 {{use of undeclared identifier}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {x, y} (a = x, b = y) -> (x = x : dense, y = b : compressed) }>>)

// -----

// expected-error @+1 {{use of undeclared identifier 'a'}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {x, y} (a = x, b = y) -> (a : dense, b : compressed) }>>)

// -----

// expected-error @+1 {{Level-variable ordering mismatch. The variable 'y' was forward-declared as the 1st level; but is bound by the 0th specification.}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {x, y} (a = x, b = y) -> (y = a : dense, x = b : compressed) }>>)

// -----

// expected-error @+1 {{Level-variable ordering mismatch. The variable 'x' was forward-declared as the 0th level; but is bound by the 1st specification.}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {x, y} (a = x, b = y) -> (x = a : dense, x = b : compressed) }>>)

// -----

// expected-error @+1 {{expected valid integer for structured size}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4, ]) }>>)

// -----

// expected-error @+1 {{expected exactly 2 structured sizes}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[]) }>>)

// -----

// expected-error @+1 {{unbalanced '[' character in pretty dialect name}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[) }>>)

// -----

// expected-error @+1 {{expected ')' in dimension-specifier list}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i : #sparse_tensor.slice(1, 4, ?), j) -> (i : dense, j : compressed) }>>)

// -----

// expected-error @+1 {{expected '('}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice<1, 4, ?>>, j) -> (i : dense, j : compressed) }>>)

// -----

// expected-error @+1 {{expected ','}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(1, 4)>, j) -> (i : dense, j : compressed) }>>)

// -----

// expected-error @+1 {{unbalanced '(' character in pretty dialect name}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(1, 4, 5>, j) -> (i : dense, j : compressed) }>>)

// -----

// expected-error @+1 {{expected ','}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(1 4 5)>, j) -> (i : dense, j : compressed) }>>)

// -----

// expected-error @+1 {{expected SparseTensorDimSliceAttr}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i : i32, j) -> (i : dense, j : compressed) }>>)

// -----

// expected-error @+1 {{expected attribute value}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i :, j) -> (i : dense, j : compressed) }>>)

// -----

// expected-error @+1 {{expected attribute value}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i : foo, j) -> (i : dense, j : compressed) }>>)

// -----

// expected-error @+1 {{invalid level type: level format doesn't support the properties}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense(soa), j : singleton) }>>)

// -----

// expected-error @+1 {{expected '?'}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(0, a, 1)>, j) -> (i : dense, j : dense) }>>)

// -----

// expected-error @+1 {{expect positive value or ? for slice offset/size/stride}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(0, -1, 1)>, j) -> (i : dense, j : dense) }>>)

// -----

// expected-error @+1 {{integer value too large}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(0, 99999999999999999999, 1)>, j) -> (i : dense, j : dense) }>>)

// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(0, 1, 1, 2)>, j) -> (i : dense, j : dense) }>>)

// -----

// expected-error @+1 {{expected '('}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice>, j) -> (i : dense, j : dense) }>>)

// -----

// expected-error @+1 {{expected '('}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i : #sparse_tensor.slice, j) -> (i : dense, j : dense) }>>)

// -----

// expected-error @+1 {{expected attribute value}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed), explicitVal = foo }>>)

// -----

// expected-error @+1 {{unexpected character}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : dense) ; map = (i) }>>)

// -----

// expected-error @+1 {{unbalanced '(' character in pretty dialect name}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : dense }>>)

// -----

// expected-error @+1 {{unbalanced '(' character in pretty dialect name}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique, j : dense }>>)

// -----

// expected-error @+1 {{unbalanced '{' character in pretty dialect name}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> i : dense, j : dense) }>>)

// -----

// expected-error @+1 {{expected ':'}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i dense, j : dense) }>>)

// -----

// expected-error @+1 {{expected valid level format (e.g. dense, compressed or singleton)}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i :, j : dense) }>>)

// -----

// expected-error @+1 {{expected affine expression}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (: dense, j : dense) }>>)

// -----

// expected-error @+1 {{expected '='}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {a, b} (i, j) -> (a i : dense, b = j : dense) }>>)

// -----

// expected-error @+1 {{expected affine expression}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {a, b} (i, j) -> (a = : dense, b = j : dense) }>>)

// -----

// expected-error @+1 {{expected bare identifier}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {a, b} (i, j) -> (3 = i : dense, b = j : dense) }>>)

// -----

// expected-error @+1 {{use of undeclared identifier 'i'}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {a, b} (i, j) -> (i = i : dense, b = j : dense) }>>)

// -----

// expected-error @+1 {{expected bare identifier}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, , j) -> (i : dense, j : dense) }>>)

// -----

// expected-error @+1 {{unbalanced '[' character in pretty dialect name}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = [s(i, j) -> (i : dense, j : dense) }>>)

// -----

// expected-error @+1 {{expected affine expression}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i =, j) -> (i : dense, j : dense) }>>)

// -----

// expected-error @+1 {{expected ')' in dimension-specifier list}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i j) -> (i : dense, j : dense) }>>)

// -----

// expected-error @+1 {{expected ']' in symbol binding list}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = [s t](i, j) -> (i : dense, j : dense) }>>)

// -----

// expected-error @+1 {{expected '}' in level declaration list}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {s t} (i, j) -> (i : dense, j : dense) }>>)

// -----

// expected-error @+1 {{expected bare identifier}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = [1](i, j) -> (i : dense, j : dense) }>>)

// -----

// expected-error @+1 {{expected bare identifier}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {1} (i, j) -> (i : dense, j : dense) }>>)

// -----

// expected-error @+1 {{expected '='}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : dense), posWidth }>>)

// -----

// expected-error @+1 {{unexpected key: foo}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : dense), posWidth = 8, foo }>>)

// -----

// expected-error @+1 {{expected '}'}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : dense), 3 }>>)

// -----

// expected-error @+1 {{expected '='}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map : (i, j) -> (i : dense, j : dense) }>>)

// -----

// expected-error @+1 {{unknown level property: foo}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : strange(foo), j : dense) }>>)

// -----

// expected-error @+1 {{unknown level format: strange}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : strange(nonunique), j : dense) }>>)

// -----

// expected-error @+1 {{unknown level format: strange}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : strange[2], j : dense) }>>)

// -----

// expected-error @+1 {{invalid level type: level format doesn't support the properties}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : structured[2, 4](nonunique), j : dense) }>>)

// -----

// expected-error @+1 {{expected exactly 2 structured sizes}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : structured(nonunique), j : dense) }>>)

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse structured size}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : structured[99999999999999999999, 2], j : dense) }>>)

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse structured size}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : structured[9999999999, 99999999999]) }>>)

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse structured size}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : structured[9223372036854775807, 9223372036854775807]) }>>)

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse structured size}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : structured[9223372036854775808, 9223372036854775809]) }>>)

// -----

// expected-error @+1 {{unbalanced '[' character in pretty dialect name}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : structured[2, 4) }>>)

// -----

// expected-error @+1 {{use of undeclared identifier}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i32 : dense, j : structured[2, 4]) }>>)

// -----

// expected-error @+1 {{integer constant out of range for attribute}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), posWidth = 99999999999999999999 }>>)

// -----

// expected-error @+1 {{Level-variable ordering mismatch. The variable 'l11' was forward-declared as the 11th level; but is bound by the 0th specification.}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {l0, l1, l2, l3, l4, l5, l6, l7, l8, l9, l10, l11} (i, j) -> (l11 = i : dense, j : compressed) }>>)

// -----

// expected-error @+1 {{expected SparseTensorDimSliceAttr}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i : #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>, j) -> (i : dense, j : compressed) }>>)

// -----

// expected-error @+1 {{expected ')' in level-specifier list}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense j : compressed) }>>)

// -----

// expected-error @+1 {{unknown level format: i32}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : i32, j : compressed) }>>)

// -----

// expected-error @+1 {{unknown level property: i32}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(i32), j : compressed) }>>)

// -----

// expected-error @+1 {{unexpected ssa identifier}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (%i : compressed, j : compressed) }>>)
