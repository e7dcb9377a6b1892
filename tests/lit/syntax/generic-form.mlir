// RUN: pyopt --allow-unregistered-dialect --split-input-file %s | FileCheck %s
// RUN: pyopt --allow-unregistered-dialect --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// An op without anything.
"test.op"() : () -> ()

// -----

// Operands and results, one and several.
%0 = "test.def"() : () -> i32
%1:2 = "test.pair"(%0) : (i32) -> (f32, index)
"test.use"(%0, %1#0, %1#1) : (i32, f32, index) -> ()

// -----

// Results in groups; a group's first value by its bare name.
%a, %b:3, %c = "test.many"() : () -> (i1, i2, i3, i4, i5)
"test.use"(%a, %b, %b#0, %b#2, %c#0) : (i1, i2, i2, i4, i5) -> ()

// -----

// Attributes: a value, a unit, a quoted name, none at all.
"test.op"() {a = 1 : i8, b, "c d" = "text", "e" = [1, 2.5, @s]} : () -> ()
"test.op"() {} : () -> ()

// -----

// Properties of an op that nobody registered, with and without attributes beside them.
"test.op"() <{x = 3 : i64, y}> : () -> ()
"test.op"() <{x = 3 : i64}> {z = unit} : () -> ()
"test.op"() <[1, 2]> : () -> ()

// -----

// Inherent attributes of a registered op are read from either place.
%0 = "arith.constant"() <{value = 7 : i32}> : () -> i32
%1 = "arith.constant"() {value = 8 : i32} : () -> i32
%2 = "arith.constant"() <{value = 9 : i32}> {note = "kept"} : () -> i32

// -----

// A single function type may be parenthesised on the right.
%0 = "test.op"() : () -> (i32)
%1 = "test.op"() : () -> (() -> i32)
%2 = "test.op"(%1) : (() -> i32) -> ((i32, i32) -> (f32, f32))

// -----

// A forward reference is allowed where the region is a graph.
"test.graph"() ({
  "test.use"(%later) : (i64) -> ()
  %later = "test.def"() : () -> i64
}) : () -> ()

// -----

// A forward reference to one of several results.
"test.graph"() ({
  "test.use"(%later#1, %later#0) : (i8, i16) -> ()
  %later:2 = "test.def"() : () -> (i16, i8)
}) : () -> ()

// -----

// An op that uses its own result.
"test.graph"() ({
  %self = "test.loop"(%self) : (i64) -> i64
}) : () -> ()

// -----

// A registered op in generic form prints in its own.
"func.func"() <{function_type = (i32, i32) -> i32, sym_name = "add"}> ({
^bb0(%arg0: i32, %arg1: i32):
  %0 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  "func.return"(%0) : (i32) -> ()
}) : () -> ()

// -----

// Comments and line breaks anywhere.
%0 // the result
  = // equals
  "test.op" // the name
  ( ) // no operands
  { a // a unit attribute
  } : ( ) // no inputs
  -> i32

// -----

// Names with punctuation.
"test.with_under-score$and.dots"() {a.b = 1, a$c = 2, _x = 3} : () -> ()
"test.Upper"() {A} : () -> ()
"a.b.c"() : () -> ()
