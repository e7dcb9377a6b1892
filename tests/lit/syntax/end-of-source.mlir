// RUN: not pyopt --allow-unregistered-dialect --split-input-file %s 2>&1 | FileCheck %s

// Where errors stand at the end of a source. What the parser of a custom form reports itself stands at the very end: here
// in the line that separates the chunks. Other errors stand behind the last token, or at the last character.

// CHECK: end-of-source.mlir:8:1: error: custom op 'func.func' expected valid '@'-identifier for symbol name
func.func
// -----
// CHECK: end-of-source.mlir:11:1: error: custom op 'func.func' expected SSA identifier
func.func @f(%a: i32,
// -----
// CHECK: end-of-source.mlir:13:13: error: expected '('
func.func @f
// -----
// CHECK: end-of-source.mlir:17:1: error: custom op 'shape.meet' expected 'error'
%0 = shape.meet %a, %a,
// -----
// CHECK: end-of-source.mlir:20:1: error: custom op 'vector.transpose' expected integer value
%0 = vector.transpose %v, [
// -----
// CHECK: end-of-source.mlir:23:1: error: expected a 64-bit signed integer or '?'
func.func private @f(memref<2xi32, strided<[
// -----
// CHECK: end-of-source.mlir:26:1: error: expected nested symbol reference identifier
"any.op"() {a = @b::
// -----
// CHECK: end-of-source.mlir:30:26: error: expected non-function type
%0 = arith.constant 1.0 : f32
%1 = arith.constant 1.0
%2 = arith.constant 1.0 :
// -----
// CHECK: end-of-source.mlir:33:32: error: expected ':'
%0 = memref.get_global @splat :
// -----
// CHECK: end-of-source.mlir:36:22: error: expected SSA operand
scf.parallel (%i) = (
// -----
// CHECK: end-of-source.mlir:39:13: error: expected operand
arith.select
// -----
// CHECK: end-of-source.mlir:42:16: error: expected bare identifier or keyword
linalg.reduce {}
// -----
// CHECK: end-of-source.mlir:45:13: error: expected '(' in operand list
llvm.call @f
// -----
// CHECK: end-of-source.mlir:48:24: error: expected ':'
%0 = shape.from_extents foo : index
