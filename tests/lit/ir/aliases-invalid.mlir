// RUN: pyopt --allow-unregistered-dialect %s --split-input-file --verify-diagnostics

// Alias definitions that are wrong.

// expected-error @+2 {{expected location attribute, but got3 : i64}}
#x = 3
"foo"() {a = loc(#x)} : () -> ()

// -----

// expected-error @+1 {{undefined symbol alias id 'y'}}
#x = loc(#y)
#y = loc("x")
"foo"() : () -> () loc(#x)

// -----

// expected-error @+1 {{attribute names with a '.' are reserved for dialect-defined names}}
#a.b = 3

// -----

// expected-error @+1 {{expected '=' in attribute alias definition}}
#a 3

// -----

// expected-error @+1 {{expected attribute value}}
#a =

// -----

// expected-error @+2 {{redefinition of attribute alias id 'a'}}
#a = 3
#a = 4

// -----

// expected-error @+2 {{redefinition of type alias id 'a'}}
!a = i32
!a = i32

// -----

// expected-error @+1 {{expected '=' in type alias definition}}
!a 32

// -----

// expected-error @+1 {{type names with a '.' are reserved for dialect-defined names}}
!a.b = 32

// -----

// expected-error @+1 {{expected non-function type}}
!a = 32

// -----

// expected-error @+1 {{undefined symbol alias id 'c'}}
#b = #c
#c = 3

// -----

// expected-error @+2 {{expected '}' in attribute dictionary}}
#a = 3
"foo"() {a = #a : i32} : () -> ()
