// RUN: pyopt --split-input-file --verify-diagnostics %s

llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.invoke @g(%a) to ^ok unwind ^bad : (i32) -> i32
^ok:
  llvm.return %0 : i32
^bad:
  // expected-error @+1 {{llvm.landingpad needs to be in a function with a personality}}
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
}
llvm.func @g(i32) -> i32

// -----

// expected-note @+1 {{prior use here}}
llvm.func @f(%a: i32) -> i32 attributes {personality = @p} {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'i64' vs 'i32'}}
  %0 = llvm.invoke @g(%a) to ^ok unwind ^bad : (i64) -> i32
^ok:
  llvm.return %0 : i32
^bad:
  %1 = llvm.landingpad cleanup : i32
  llvm.return %a : i32
}
llvm.func @g(i32) -> i32
llvm.func @p(...) -> i32

// -----

llvm.func @f(%a: i32) -> i32 attributes {personality = @p} {
  // expected-error @+2 {{expected '('}}
  // expected-error @+1 {{custom op 'llvm.invoke' expected direct call to have 1 trailing types}}
  %0 = llvm.invoke @g(%a) to ^ok unwind ^bad : i64
^ok:
  llvm.return %0 : i32
^bad:
  %1 = llvm.landingpad cleanup : i32
  llvm.return %a : i32
}

// -----

llvm.func @f(%a: i32) -> i32 attributes {personality = @p} {
  // expected-error @+1 {{custom op 'llvm.invoke' expected 'to'}}
  %0 = llvm.invoke @g(%a) ^ok unwind ^bad : (i32) -> i32
^ok:
  llvm.return %0 : i32
}

// -----

llvm.func @f(%a: i32) -> i32 attributes {personality = @p} {
  // expected-error @+1 {{custom op 'llvm.invoke' expected 'unwind'}}
  %0 = llvm.invoke @g(%a) to ^ok ^bad: (i32) -> i32
^ok:
  llvm.return %0 : i32
}

// -----

llvm.func @f(%a: i32) -> i32 attributes {personality = @p} {
  // expected-error @+1 {{custom op 'llvm.invoke' expected function with 0 or 1 result}}
  %0 = llvm.invoke @g(%a) to ^ok unwind ^bad : (i32) -> (i32, i32)
^ok:
  llvm.return %0 : i32
}

// -----

llvm.func @f(%a: i32) -> i32 attributes {personality = @p} {
  // expected-error @+1 {{custom op 'llvm.invoke' expected indirect call to have 2 trailing types}}
  %0 = llvm.invoke %a(%a) to ^ok unwind ^bad : (i32) -> i32
^ok:
  llvm.return %0 : i32
}

// -----

llvm.func @f(%a: i32) -> i32 attributes {personality = @p} {
  // expected-error @+1 {{'llvm.invoke' op attribute 'var_callee_type' failed to satisfy constraint: type attribute of LLVM function type}}
  %0 = llvm.invoke @g(%a) to ^ok unwind ^bad vararg(i32) : (i32) -> i32
^ok:
  llvm.return %0 : i32
^bad:
  %1 = llvm.landingpad cleanup : i32
  llvm.return %a : i32
}
llvm.func @g(i32) -> i32
llvm.func @p(...) -> i32

// -----

llvm.func @f(%a: i32) -> i32 attributes {personality = @p} {
  // expected-error @+1 {{'llvm.invoke' op expected var_callee_type to be a variadic function type}}
  %0 = llvm.invoke @g(%a) to ^ok unwind ^bad vararg(!llvm.func<i32 (i32)>) : (i32) -> i32
^ok:
  llvm.return %0 : i32
^bad:
  %1 = llvm.landingpad cleanup : i32
  llvm.return %a : i32
}
llvm.func @g(i32) -> i32
llvm.func @p(...) -> i32

// -----

llvm.func @f(%a: i32) -> i32 attributes {personality = @p} {
  %0 = llvm.invoke @g(%a) to ^ok unwind ^bad : (i32) -> i32
^ok:
  llvm.return %0 : i32
^bad:
  // expected-error @+1 {{clause #0 is not a known constant - null, addressof, bitcast}}
  %1 = llvm.landingpad (catch %a : i32) : !llvm.struct<(ptr, i32)>
  llvm.return %a : i32
}
llvm.func @g(i32) -> i32
llvm.func @p(...) -> i32

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) -> i32 attributes {personality = @p} {
  %0 = llvm.invoke @g(%a) to ^ok unwind ^bad : (i32) -> i32
^ok:
  llvm.return %0 : i32
^bad:
  // expected-error @+1 {{landingpad instruction expects at least one clause or cleanup attribute}}
  %1 = llvm.landingpad : !llvm.struct<(ptr, i32)>
  llvm.return %a : i32
}
llvm.func @g(i32) -> i32
llvm.func @p(...) -> i32

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) -> i32 attributes {personality = @p} {
  // expected-error @+1 {{first operation in unwind destination should be a llvm.landingpad operation}}
  llvm.invoke @g() to ^ok unwind ^ok : () -> ()
^ok:
  llvm.return %a : i32
}
llvm.func @g()
llvm.func @p(...) -> i32

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) -> i32 attributes {personality = @p} {
  // expected-error @+1 {{expected ':'}}
  %1 = llvm.landingpad (caught %p : !llvm.ptr) : i32
}

// -----

// expected-note @+1 {{prior use here}}
llvm.func @f(%a: i32, %p: !llvm.ptr) -> i32 attributes {personality = @p} {
  // expected-error @+1 {{use of value '%p' expects different type than prior uses: 'i32' vs '!llvm.ptr'}}
  %1 = llvm.landingpad (catch %p : i32) : i32
}

// -----

// expected-error @+1 {{'llvm.resume' should have a consistent input type inside a function}}
llvm.func @f(%a: i32, %p: !llvm.ptr) -> i32 attributes {personality = @p} {
  llvm.invoke @g() to ^ok unwind ^bad : () -> ()
^ok:
  llvm.return %a : i32
^bad:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %p : !llvm.ptr
}
llvm.func @g()
llvm.func @p(...) -> i32

// -----

// expected-error @+1 {{'llvm.landingpad' should have a consistent result type inside a function}}
llvm.func @f(%a: i32, %p: !llvm.ptr) -> i32 attributes {personality = @p} {
  llvm.invoke @g() to ^ok unwind ^bad : () -> ()
^ok:
  llvm.invoke @g() to ^end unwind ^worse : () -> ()
^end:
  llvm.return %a : i32
^bad:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return %a : i32
^worse:
  %2 = llvm.landingpad cleanup : i32
  llvm.return %a : i32
}
llvm.func @g()
llvm.func @p(...) -> i32
