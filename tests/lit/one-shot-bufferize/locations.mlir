// RUN: pyopt --split-input-file --one-shot-bufferize --mlir-print-debuginfo --mlir-print-local-scope --mlir-print-op-generic %s | FileCheck %s

// What becomes a tensor again has the location of its buffer, which the first insertion makes.
func.func @inserted(%a: tensor<4xf32> loc("a"), %i: index loc("i")) -> tensor<4xf32> {
  %c = arith.constant 1.0 : f32 loc("cst")
  %0 = tensor.insert %c into %a[%i] : tensor<4xf32> loc(fused["x", "y.mlir":3:4])
  %1 = tensor.extract %a[%i] : tensor<4xf32> loc(callsite("callee" at "caller.mlir":1:2))
  %2 = tensor.insert %1 into %0[%i] : tensor<4xf32> loc("named"("z.mlir":5:6))
  return %2 : tensor<4xf32> loc("ret")
} loc("function")

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (tensor<4xf32>, index) -> tensor<4xf32>, sym_name = "inserted"}> ({
// CHECK-NEXT:   ^bb0(%arg0: tensor<4xf32> loc("a"), %arg1: index loc("i")):
// CHECK-NEXT:     %0 = "bufferization.to_buffer"(%arg0) : (tensor<4xf32>) -> memref<4xf32, strided<[?], offset: ?>> loc("a")
// CHECK-NEXT:     %1 = "bufferization.to_buffer"(%arg0) : (tensor<4xf32>) -> memref<4xf32, strided<[?], offset: ?>> loc("a")
// CHECK-NEXT:     %2 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32 loc("cst")
// CHECK-NEXT:     %3 = "memref.alloc"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32> loc(fused["x", "y.mlir":3:4])
// CHECK-NEXT:     "memref.copy"(%1, %3) : (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32>) -> () loc(fused["x", "y.mlir":3:4])
// CHECK-NEXT:     "memref.store"(%2, %3, %arg1) <{nontemporal = false}> : (f32, memref<4xf32>, index) -> () loc(fused["x", "y.mlir":3:4])
// CHECK-NEXT:     %4 = "memref.load"(%0, %arg1) <{nontemporal = false}> : (memref<4xf32, strided<[?], offset: ?>>, index) -> f32 loc(callsite("callee" at "caller.mlir":1:2))
// CHECK-NEXT:     "memref.store"(%4, %3, %arg1) <{nontemporal = false}> : (f32, memref<4xf32>, index) -> () loc("named"("z.mlir":5:6))
// CHECK-NEXT:     %5 = "bufferization.to_tensor"(%3) : (memref<4xf32>) -> tensor<4xf32> loc(fused["x", "y.mlir":3:4])
// CHECK-NEXT:     "func.return"(%5) : (tensor<4xf32>) -> () loc("ret")
// CHECK-NEXT:   }) : () -> () loc("function")
// CHECK-NEXT: }) : () -> () loc("{{.*}}":{{.*}})

// -----
// A terminator keeps its location when it becomes another.
func.func @made() -> tensor<4xf32> {
  %0 = tensor.generate {
  ^bb0(%i: index loc("number")):
    %z = arith.constant 0.0 : f32 loc("zero")
    tensor.yield %z : f32 loc("yield")
  } : tensor<4xf32> loc("generate")
  return %0 : tensor<4xf32> loc("ret")
} loc("function")

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = () -> tensor<4xf32>, sym_name = "made"}> ({
// CHECK-NEXT:     %0 = "memref.alloc"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32> loc("generate")
// CHECK-NEXT:     "linalg.map"(%0) ({
// CHECK-NEXT:     ^bb0(%arg0: f32 loc("generate")):
// CHECK-NEXT:       %2 = "linalg.index"() <{dim = 0 : i64}> : () -> index loc("generate")
// CHECK-NEXT:       %3 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32 loc("zero")
// CHECK-NEXT:       "linalg.yield"(%3) : (f32) -> () loc("yield")
// CHECK-NEXT:     }) : (memref<4xf32>) -> () loc("generate")
// CHECK-NEXT:     %1 = "bufferization.to_tensor"(%0) : (memref<4xf32>) -> tensor<4xf32> loc("generate")
// CHECK-NEXT:     "func.return"(%1) : (tensor<4xf32>) -> () loc("ret")
// CHECK-NEXT:   }) : () -> () loc("function")
// CHECK-NEXT: }) : () -> () loc("{{.*}}":{{.*}})

// -----
// The arguments of loops have the locations that builders of new loops give them.
func.func @loops(%t: tensor<4xf32> loc("t"), %n: index loc("n")) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index loc("zero")
  %c1 = arith.constant 1 : index loc("one")
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<4xf32> {
    %v = tensor.extract %x[%i] : tensor<4xf32> loc("extract")
    %y = tensor.insert %v into %x[%c0] : tensor<4xf32> loc("insert")
    scf.yield %y : tensor<4xf32> loc("yield")
  } loc("for")
  %w = scf.while (%x = %r) : (tensor<4xf32>) -> tensor<4xf32> {
    %c = arith.cmpi eq, %n, %c0 : index loc("compare")
    scf.condition(%c) %x : tensor<4xf32> loc("condition")
  } do {
  ^bb0(%x: tensor<4xf32> loc("argument")):
    scf.yield %x : tensor<4xf32> loc("yield")
  } loc("while")
  return %w : tensor<4xf32> loc("ret")
} loc("function")

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (tensor<4xf32>, index) -> tensor<4xf32>, sym_name = "loops"}> ({
// CHECK-NEXT:   ^bb0(%arg0: tensor<4xf32> loc("t"), %arg1: index loc("n")):
// CHECK-NEXT:     %0 = "bufferization.to_buffer"(%arg0) : (tensor<4xf32>) -> memref<4xf32, strided<[?], offset: ?>> loc("t")
// CHECK-NEXT:     %1 = "arith.constant"() <{value = 0 : index}> : () -> index loc("zero")
// CHECK-NEXT:     %2 = "arith.constant"() <{value = 1 : index}> : () -> index loc("one")
// CHECK-NEXT:     %3 = "memref.alloc"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32> loc("for")
// CHECK-NEXT:     "memref.copy"(%0, %3) : (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32>) -> () loc("for")
// CHECK-NEXT:     %4 = "scf.for"(%1, %arg1, %2, %3) ({
// CHECK-NEXT:     ^bb0(%arg4: index loc("for"), %arg5: memref<4xf32> loc("for")):
// CHECK-NEXT:       %8 = "memref.load"(%arg5, %arg4) <{nontemporal = false}> : (memref<4xf32>, index) -> f32 loc("extract")
// CHECK-NEXT:       "memref.store"(%8, %arg5, %1) <{nontemporal = false}> : (f32, memref<4xf32>, index) -> () loc("insert")
// CHECK-NEXT:       "scf.yield"(%arg5) : (memref<4xf32>) -> () loc("yield")
// CHECK-NEXT:     }) : (index, index, index, memref<4xf32>) -> memref<4xf32> loc("for")
// CHECK-NEXT:     %5 = "scf.while"(%4) ({
// CHECK-NEXT:     ^bb0(%arg3: memref<4xf32> loc("while")):
// CHECK-NEXT:       %7 = "arith.cmpi"(%arg1, %1) <{predicate = 0 : i64}> : (index, index) -> i1 loc("compare")
// CHECK-NEXT:       "scf.condition"(%7, %arg3) : (i1, memref<4xf32>) -> () loc("condition")
// CHECK-NEXT:     }, {
// CHECK-NEXT:     ^bb0(%arg2: memref<4xf32> loc("while")):
// CHECK-NEXT:       "scf.yield"(%arg2) : (memref<4xf32>) -> () loc("yield")
// CHECK-NEXT:     }) : (memref<4xf32>) -> memref<4xf32> loc("while")
// CHECK-NEXT:     %6 = "bufferization.to_tensor"(%5) : (memref<4xf32>) -> tensor<4xf32> loc("while")
// CHECK-NEXT:     "func.return"(%6) : (tensor<4xf32>) -> () loc("ret")
// CHECK-NEXT:   }) : () -> () loc("function")
// CHECK-NEXT: }) : () -> () loc("{{.*}}":{{.*}})

// -----
// Extents have the locations of the tensors that they are of.
func.func @concatenated(%a: tensor<?x4xf32> loc("a"), %b: tensor<?x?xf32> loc("b"))
    -> tensor<?x?xf32> {
  %0 = tensor.concat dim(0) %b, %a
      : (tensor<?x?xf32>, tensor<?x4xf32>) -> tensor<?x?xf32> loc("concat")
  return %0 : tensor<?x?xf32> loc("ret")
} loc("function")

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (tensor<?x4xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>, sym_name = "concatenated"}> ({
// CHECK-NEXT:   ^bb0(%arg0: tensor<?x4xf32> loc("a"), %arg1: tensor<?x?xf32> loc("b")):
// CHECK-NEXT:     %0 = "bufferization.to_buffer"(%arg0) : (tensor<?x4xf32>) -> memref<?x4xf32, strided<[?, ?], offset: ?>> loc("a")
// CHECK-NEXT:     %1 = "bufferization.to_buffer"(%arg1) : (tensor<?x?xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> loc("b")
// CHECK-NEXT:     %2 = "bufferization.to_buffer"(%arg0) : (tensor<?x4xf32>) -> memref<?x4xf32, strided<[?, ?], offset: ?>> loc("a")
// CHECK-NEXT:     %3 = "bufferization.to_buffer"(%arg1) : (tensor<?x?xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> loc("b")
// CHECK-NEXT:     %4 = "arith.constant"() <{value = 4 : index}> : () -> index loc("concat")
// CHECK-NEXT:     %5 = "arith.constant"() <{value = 0 : index}> : () -> index loc("b")
// CHECK-NEXT:     %6 = "memref.dim"(%1, %5) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, index) -> index loc("b")
// CHECK-NEXT:     %7 = "arith.constant"() <{value = 0 : index}> : () -> index loc("a")
// CHECK-NEXT:     %8 = "memref.dim"(%0, %7) : (memref<?x4xf32, strided<[?, ?], offset: ?>>, index) -> index loc("a")
// CHECK-NEXT:     %9 = "affine.apply"(%6, %8) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index loc("concat")
// CHECK-NEXT:     %10 = "memref.alloc"(%9, %4) <{alignment = 64 : i64, operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x?xf32> loc("concat")
// CHECK-NEXT:     %11 = "arith.constant"() <{value = 0 : index}> : () -> index loc("concat")
// CHECK-NEXT:     %12 = "memref.dim"(%10, %11) : (memref<?x?xf32>, index) -> index loc("concat")
// CHECK-NEXT:     %13 = "arith.constant"() <{value = 1 : index}> : () -> index loc("concat")
// CHECK-NEXT:     %14 = "memref.dim"(%10, %13) : (memref<?x?xf32>, index) -> index loc("concat")
// CHECK-NEXT:     %15 = "arith.constant"() <{value = 0 : index}> : () -> index loc("concat")
// CHECK-NEXT:     %16 = "memref.dim"(%3, %15) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, index) -> index loc("concat")
// CHECK-NEXT:     %17 = "memref.subview"(%10, %16, %14) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index, index) -> memref<?x?xf32, strided<[?, 1]>> loc("concat")
// CHECK-NEXT:     "memref.copy"(%3, %17) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, 1]>>) -> () loc("concat")
// CHECK-NEXT:     %18 = "arith.constant"() <{value = 0 : index}> : () -> index loc("concat")
// CHECK-NEXT:     %19 = "memref.dim"(%2, %18) : (memref<?x4xf32, strided<[?, ?], offset: ?>>, index) -> index loc("concat")
// CHECK-NEXT:     %20 = "memref.subview"(%10, %16, %19, %14) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index, index, index) -> memref<?x?xf32, strided<[?, 1], offset: ?>> loc("concat")
// CHECK-NEXT:     "memref.copy"(%2, %20) : (memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> () loc("concat")
// CHECK-NEXT:     %21 = "affine.apply"(%16, %19) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index loc("concat")
// CHECK-NEXT:     %22 = "bufferization.to_tensor"(%10) : (memref<?x?xf32>) -> tensor<?x?xf32> loc("concat")
// CHECK-NEXT:     "func.return"(%22) : (tensor<?x?xf32>) -> () loc("ret")
// CHECK-NEXT:   }) : () -> () loc("function")
// CHECK-NEXT: }) : () -> () loc("{{.*}}":{{.*}})

// -----
func.func @along_the_second(%a: tensor<4x?xf32> loc("a"), %b: tensor<?x8xf32> loc("b"))
    -> tensor<?x?xf32> {
  %0 = tensor.concat dim(1) %b, %a
      : (tensor<?x8xf32>, tensor<4x?xf32>) -> tensor<?x?xf32> loc("concat")
  return %0 : tensor<?x?xf32> loc("ret")
} loc("function")

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (tensor<4x?xf32>, tensor<?x8xf32>) -> tensor<?x?xf32>, sym_name = "along_the_second"}> ({
// CHECK-NEXT:   ^bb0(%arg0: tensor<4x?xf32> loc("a"), %arg1: tensor<?x8xf32> loc("b")):
// CHECK-NEXT:     %0 = "bufferization.to_buffer"(%arg0) : (tensor<4x?xf32>) -> memref<4x?xf32, strided<[?, ?], offset: ?>> loc("a")
// CHECK-NEXT:     %1 = "bufferization.to_buffer"(%arg0) : (tensor<4x?xf32>) -> memref<4x?xf32, strided<[?, ?], offset: ?>> loc("a")
// CHECK-NEXT:     %2 = "bufferization.to_buffer"(%arg1) : (tensor<?x8xf32>) -> memref<?x8xf32, strided<[?, ?], offset: ?>> loc("b")
// CHECK-NEXT:     %3 = "arith.constant"() <{value = 4 : index}> : () -> index loc("concat")
// CHECK-NEXT:     %4 = "arith.constant"() <{value = 1 : index}> : () -> index loc("b")
// CHECK-NEXT:     %5 = "arith.constant"() <{value = 8 : index}> : () -> index loc("b")
// CHECK-NEXT:     %6 = "arith.constant"() <{value = 1 : index}> : () -> index loc("a")
// CHECK-NEXT:     %7 = "memref.dim"(%0, %6) : (memref<4x?xf32, strided<[?, ?], offset: ?>>, index) -> index loc("a")
// CHECK-NEXT:     %8 = "affine.apply"(%7) <{map = affine_map<()[s0] -> (s0 + 8)>}> : (index) -> index loc("concat")
// CHECK-NEXT:     %9 = "memref.alloc"(%3, %8) <{alignment = 64 : i64, operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x?xf32> loc("concat")
// CHECK-NEXT:     %10 = "arith.constant"() <{value = 0 : index}> : () -> index loc("concat")
// CHECK-NEXT:     %11 = "memref.dim"(%9, %10) : (memref<?x?xf32>, index) -> index loc("concat")
// CHECK-NEXT:     %12 = "arith.constant"() <{value = 1 : index}> : () -> index loc("concat")
// CHECK-NEXT:     %13 = "memref.dim"(%9, %12) : (memref<?x?xf32>, index) -> index loc("concat")
// CHECK-NEXT:     %14 = "memref.subview"(%9, %11) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, 8>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index) -> memref<?x8xf32, strided<[?, 1]>> loc("concat")
// CHECK-NEXT:     "memref.copy"(%2, %14) : (memref<?x8xf32, strided<[?, ?], offset: ?>>, memref<?x8xf32, strided<[?, 1]>>) -> () loc("concat")
// CHECK-NEXT:     %15 = "arith.constant"() <{value = 1 : index}> : () -> index loc("concat")
// CHECK-NEXT:     %16 = "memref.dim"(%1, %15) : (memref<4x?xf32, strided<[?, ?], offset: ?>>, index) -> index loc("concat")
// CHECK-NEXT:     %17 = "memref.subview"(%9, %11, %16) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 8>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index, index) -> memref<?x?xf32, strided<[?, 1], offset: 8>> loc("concat")
// CHECK-NEXT:     "memref.copy"(%1, %17) : (memref<4x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: 8>>) -> () loc("concat")
// CHECK-NEXT:     %18 = "affine.apply"(%16) <{map = affine_map<()[s0] -> (s0 + 8)>}> : (index) -> index loc("concat")
// CHECK-NEXT:     %19 = "bufferization.to_tensor"(%9) : (memref<?x?xf32>) -> tensor<?x?xf32> loc("concat")
// CHECK-NEXT:     "func.return"(%19) : (tensor<?x?xf32>) -> () loc("ret")
// CHECK-NEXT:   }) : () -> () loc("function")
// CHECK-NEXT: }) : () -> () loc("{{.*}}":{{.*}})
