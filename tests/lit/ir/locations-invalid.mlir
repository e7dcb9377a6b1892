// RUN: pyopt --allow-unregistered-dialect %s --split-input-file --verify-diagnostics

// What the reference says of locations that are wrong.

// expected-error @+1 {{expected location instance}}
"foo"() {a = loc(} : () -> ()

// -----

// expected-error @+1 {{expected location instance}}
"foo"() {a = loc(foo)} : () -> ()

// -----

// expected-error @+1 {{expected integer line number in FileLineColRange}}
"foo"() {a = loc("f":x)} : () -> ()

// -----

// expected-error @+1 {{expected either integer or `:` post `to` in FileLineColRange}}
"foo"() {a = loc("f":1:2 to)} : () -> ()

// -----

// expected-error @+1 {{expected either integer or `:` post `to` in FileLineColRange}}
"foo"() {a = loc("f":1:2 to 3)} : () -> ()

// -----

// expected-error @+1 {{expected integer column number in FileLineColRange}}
"foo"() {a = loc("f":1:2 to :)} : () -> ()

// -----

// expected-error @+1 {{expected integer line number in FileLineColRange}}
"foo"() {a = loc("f":1:2 to 4294967296:1)} : () -> ()

// -----

// expected-error @+1 {{expected integer column number in FileLineColRange}}
"foo"() {a = loc("f":1:2 to 3:4294967296)} : () -> ()

// -----

// expected-error @+1 {{expected integer column number in FileLineColRange}}
"foo"() {a = loc("f":1:x)} : () -> ()

// -----

// expected-error @+1 {{expected integer line number in FileLineColRange}}
"foo"() {a = loc("f":-1:2)} : () -> ()

// -----

// expected-error @+1 {{expected location instance}}
"foo"() {a = loc("f"(1))} : () -> ()

// -----

// expected-error @+1 {{expected ')' in inline location}}
"foo"() {a = loc("f"("x")} : () -> ()

// -----

// expected-error @+1 {{expected ')' after child location of NameLoc}}
"foo"() {a = loc("f"("x"} : () -> ()

// -----

// expected-error @+1 {{expected '(' in callsite location}}
"foo"() {a = loc(callsite "x")} : () -> ()

// -----

// expected-error @+1 {{expected 'at' in callsite location}}
"foo"() {a = loc(callsite("x" "y"))} : () -> ()

// -----

// expected-error @+1 {{expected ')' in inline location}}
"foo"() {a = loc(callsite("x" at "y")} : () -> ()

// -----

// expected-error @+1 {{expected ')' in callsite location}}
"foo"() {a = loc(callsite("x" at "y"} : () -> ()

// -----

// expected-error @+1 {{expected location instance}}
"foo"() {a = loc(callsite(at))} : () -> ()

// -----

// expected-error @+1 {{expected attribute value}}
"foo"() {a = loc(fused<)} : () -> ()

// -----

// expected-error @+1 {{expected '>' after fused location metadata}}
"foo"() {a = loc(fused<"x")} : () -> ()

// -----

// expected-error @+1 {{expected '[' in fused location}}
"foo"() {a = loc(fused "x")} : () -> ()

// -----

// expected-error @+1 {{expected ']' in fused location}}
"foo"() {a = loc(fused["x")} : () -> ()

// -----

// expected-error @+1 {{undefined symbol alias id 'x'}}
"foo"() {a = loc(#x)} : () -> ()

// -----

// expected-error @+1 {{operation location alias was never defined}}
"foo"() : () -> () loc(#x)

// -----

// expected-error @+1 {{expected location, but found '3 : i64'}}
"foo"() : () -> () loc(#x)
#x = 3

// -----

// expected-error @+1 {{undefined symbol alias id 'x'}}
"foo"() : () -> () loc(fused[#x, #y])
#x = loc("x")
#y = loc("x")

// -----

// expected-error @+1 {{expected location attribute, but got#x.b}}
"foo"() : () -> () loc(#x.b)

// -----

// expected-error @+1 {{expected ')' in location}}
"foo"() : () -> () loc("x"

// -----

// expected-error @+1 {{expected location instance}}
"foo"() : () -> () loc()
