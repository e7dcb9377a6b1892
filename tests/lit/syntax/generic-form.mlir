// RUN: pyopt --allow-unregistered-dialect --split-input-file %s | FileCheck %s
// RUN: pyopt --allow-unregistered-dialect --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// An op without anything.
"any.op"() : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.op"() : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Operands and results, one and several.
%0 = "any.def"() : () -> i32
%1:2 = "any.pair"(%0) : (i32) -> (f32, index)
"any.use"(%0, %1#0, %1#1) : (i32, f32, index) -> ()

// CHECK: module {
// CHECK-NEXT:   %0 = "any.def"() : () -> i32
// CHECK-NEXT:   %1:2 = "any.pair"(%0) : (i32) -> (f32, index)
// CHECK-NEXT:   "any.use"(%0, %1#0, %1#1) : (i32, f32, index) -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   %0 = "any.def"() : () -> i32
// GENERIC-NEXT:   %1:2 = "any.pair"(%0) : (i32) -> (f32, index)
// GENERIC-NEXT:   "any.use"(%0, %1#0, %1#1) : (i32, f32, index) -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Results in groups; a group's first value by its bare name.
%a, %b:3, %c = "any.many"() : () -> (i1, i2, i3, i4, i5)
"any.use"(%a, %b, %b#0, %b#2, %c#0) : (i1, i2, i2, i4, i5) -> ()

// CHECK: module {
// CHECK-NEXT:   %0:5 = "any.many"() : () -> (i1, i2, i3, i4, i5)
// CHECK-NEXT:   "any.use"(%0#0, %0#1, %0#1, %0#3, %0#4) : (i1, i2, i2, i4, i5) -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   %0:5 = "any.many"() : () -> (i1, i2, i3, i4, i5)
// GENERIC-NEXT:   "any.use"(%0#0, %0#1, %0#1, %0#3, %0#4) : (i1, i2, i2, i4, i5) -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Attributes: a value, a unit, a quoted name, none at all.
"any.op"() {a = 1 : i8, b, "c d" = "text", "e" = [1, 2.5, @s]} : () -> ()
"any.op"() {} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.op"() {a = 1 : i8, b, "c d" = "text", e = [1, 2.500000e+00, @s]} : () -> ()
// CHECK-NEXT:   "any.op"() : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() {a = 1 : i8, b, "c d" = "text", e = [1, 2.500000e+00, @s]} : () -> ()
// GENERIC-NEXT:   "any.op"() : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Properties of an op that nobody registered, with and without attributes beside them.
"any.op"() <{x = 3 : i64, y}> : () -> ()
"any.op"() <{x = 3 : i64}> {z = unit} : () -> ()
"any.op"() <[1, 2]> : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.op"() <{x = 3 : i64, y}> : () -> ()
// CHECK-NEXT:   "any.op"() <{x = 3 : i64}> {z} : () -> ()
// CHECK-NEXT:   "any.op"() <[1, 2]> : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() <{x = 3 : i64, y}> : () -> ()
// GENERIC-NEXT:   "any.op"() <{x = 3 : i64}> {z} : () -> ()
// GENERIC-NEXT:   "any.op"() <[1, 2]> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Inherent attributes of a registered op are read from either place.
%0 = "arith.constant"() <{value = 7 : i32}> : () -> i32
%1 = "arith.constant"() {value = 8 : i32} : () -> i32
%2 = "arith.constant"() <{value = 9 : i32}> {note = "kept"} : () -> i32

// CHECK: module {
// CHECK-NEXT:   %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:   %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT:   %c9_i32 = arith.constant {note = "kept"} 9 : i32
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   %0 = "arith.constant"() <{value = 7 : i32}> : () -> i32
// GENERIC-NEXT:   %1 = "arith.constant"() <{value = 8 : i32}> : () -> i32
// GENERIC-NEXT:   %2 = "arith.constant"() <{value = 9 : i32}> {note = "kept"} : () -> i32
// GENERIC-NEXT: }) : () -> ()

// -----

// A single function type may be parenthesised on the right.
%0 = "any.op"() : () -> (i32)
%1 = "any.op"() : () -> (() -> i32)
%2 = "any.op"(%1) : (() -> i32) -> ((i32, i32) -> (f32, f32))

// CHECK: module {
// CHECK-NEXT:   %0 = "any.op"() : () -> i32
// CHECK-NEXT:   %1 = "any.op"() : () -> (() -> i32)
// CHECK-NEXT:   %2 = "any.op"(%1) : (() -> i32) -> ((i32, i32) -> (f32, f32))
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   %0 = "any.op"() : () -> i32
// GENERIC-NEXT:   %1 = "any.op"() : () -> (() -> i32)
// GENERIC-NEXT:   %2 = "any.op"(%1) : (() -> i32) -> ((i32, i32) -> (f32, f32))
// GENERIC-NEXT: }) : () -> ()

// -----

// A forward reference is allowed where the region is a graph.
"any.graph"() ({
  "any.use"(%later) : (i64) -> ()
  %later = "any.def"() : () -> i64
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.graph"() ({
// CHECK-NEXT:     "any.use"(%0) : (i64) -> ()
// CHECK-NEXT:     %0 = "any.def"() : () -> i64
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.graph"() ({
// GENERIC-NEXT:     "any.use"(%0) : (i64) -> ()
// GENERIC-NEXT:     %0 = "any.def"() : () -> i64
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A forward reference to one of several results.
"any.graph"() ({
  "any.use"(%later#1, %later#0) : (i8, i16) -> ()
  %later:2 = "any.def"() : () -> (i16, i8)
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.graph"() ({
// CHECK-NEXT:     "any.use"(%0#1, %0#0) : (i8, i16) -> ()
// CHECK-NEXT:     %0:2 = "any.def"() : () -> (i16, i8)
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.graph"() ({
// GENERIC-NEXT:     "any.use"(%0#1, %0#0) : (i8, i16) -> ()
// GENERIC-NEXT:     %0:2 = "any.def"() : () -> (i16, i8)
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// An op that uses its own result.
"any.graph"() ({
  %self = "any.loop"(%self) : (i64) -> i64
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.graph"() ({
// CHECK-NEXT:     %0 = "any.loop"(%0) : (i64) -> i64
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.graph"() ({
// GENERIC-NEXT:     %0 = "any.loop"(%0) : (i64) -> i64
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A registered op in generic form prints in its own.
"func.func"() <{function_type = (i32, i32) -> i32, sym_name = "add"}> ({
^bb0(%arg0: i32, %arg1: i32):
  %0 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  "func.return"(%0) : (i32) -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   func.func @add(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg1 overflow<nsw> : i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "add"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: i32):
// GENERIC-NEXT:     %0 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
// GENERIC-NEXT:     "func.return"(%0) : (i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Comments and line breaks anywhere.
%0 // the result
  = // equals
  "any.op" // the name
  () // no operands
  {a // a unit attribute
  } : () // no inputs
  -> i32

// CHECK: module {
// CHECK-NEXT:   %0 = "any.op"() {a} : () -> i32
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   %0 = "any.op"() {a} : () -> i32
// GENERIC-NEXT: }) : () -> ()

// -----

// Names with punctuation.
"any.with_under-score$and.dots"() {a.b = 1, a$c = 2, _x = 3} : () -> ()
"any.Upper"() {A} : () -> ()
"a.b.c"() : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.with_under-score$and.dots"() {_x = 3 : i64, a$c = 2 : i64, a.b = 1 : i64} : () -> ()
// CHECK-NEXT:   "any.Upper"() {A} : () -> ()
// CHECK-NEXT:   "a.b.c"() : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.with_under-score$and.dots"() {_x = 3 : i64, a$c = 2 : i64, a.b = 1 : i64} : () -> ()
// GENERIC-NEXT:   "any.Upper"() {A} : () -> ()
// GENERIC-NEXT:   "a.b.c"() : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// The name that segment sizes had until 2023 counts where the one of today is missing.
func.func @segments(%n: index) {
  %0 = "memref.alloc"(%n) {operand_segment_sizes = array<i32: 1, 0>} : (index) -> memref<?xf32>
  %1 = "memref.alloc"(%n) <{operand_segment_sizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
  %2 = "memref.alloc"(%n) <{operandSegmentSizes = array<i32: 1, 0>}> {
    operand_segment_sizes = array<i32: 0, 1>
  } : (index) -> memref<?xf32>
  %3 = "arith.addi"(%n, %n) {operand_segment_sizes = array<i32: 1>} : (index, index) -> index
  return
}
// CHECK-LABEL: func.func @segments(
// CHECK-NEXT: memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT: memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT: memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT: arith.addi %arg0, %arg0 {operand_segment_sizes = array<i32: 1>} : index
// GENERIC-LABEL: sym_name = "segments"
// GENERIC: "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
// GENERIC-NEXT: "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
// GENERIC-NEXT: "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
