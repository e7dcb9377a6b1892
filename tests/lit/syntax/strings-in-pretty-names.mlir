// RUN: pyopt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// Strings between the brackets of dialects that are not known are strings.

"test.use"() {a = #foo.a<"x\41\n\t\"\\ >", "y">, b = !foo.t<"]">} : () -> ()

// -----

// expected-error@+1 {{unknown escape in string literal}}
"test.use"() {a = #foo.a<"x\q">} : () -> ()

// -----

// expected-error@+1 {{unknown escape in string literal}}
"test.use"() {a = !foo<abc "\4">} : () -> ()
