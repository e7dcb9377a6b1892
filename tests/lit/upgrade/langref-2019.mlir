// RUN: pyopt %s --upgrade --split-input-file --allow-unregistered-dialect --mlir-print-op-generic > %t.upgraded
// RUN: pyopt %S/Inputs/langref-2019-today.mlir --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | diff %t.upgraded -
// RUN: pyopt %s --upgrade --split-input-file --allow-unregistered-dialect | FileCheck %s

// The code blocks of the language reference of 2019, each with the definitions that it uses. The file in Inputs says
// the same in today's text, part by part.

// High-level structure. The document's mistakes are corrected: `tensor_store %A to %A_m`, a type without its `>`, and
// the number 0 in the place of a value.
func @mul(%A: tensor<100x?xf32>, %B: tensor<?x50xf32>) -> (tensor<100x50xf32>) {
  // Compute the inner dimension of %A using the dim operation.
  %n = dim %A, 1 : tensor<100x?xf32>
  %A_m = alloc(%n) : memref<100x?xf32>
  tensor_store %A, %A_m : memref<100x?xf32>
  %B_m = alloc(%n) : memref<?x50xf32>
  tensor_store %B, %B_m : memref<?x50xf32>
  %C_m = call @multiply(%A_m, %B_m) : (memref<100x?xf32>, memref<?x50xf32>) -> (memref<100x50xf32>)
  dealloc %A_m : memref<100x?xf32>
  dealloc %B_m : memref<?x50xf32>
  %C = tensor_load %C_m : memref<100x50xf32>
  dealloc %C_m : memref<100x50xf32>
  "tf.Print"(%C) {message : "mul result"} : (tensor<100x50xf32>) -> (tensor<100x50xf32>)
  return %C : tensor<100x50xf32>
}
func @multiply(%A: memref<100x?xf32>, %B: memref<?x50xf32>) -> (memref<100x50xf32>) {
  %n = dim %A, 1 : memref<100x?xf32>
  %C = alloc() : memref<100x50xf32>
  %zero = constant 0.0 : f32
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 50 {
      store %zero, %C[%i, %j] : memref<100x50xf32>
      affine.for %k = 0 to %n {
        %a_v = load %A[%i, %k] : memref<100x?xf32>
        %b_v = load %B[%k, %j] : memref<?x50xf32>
        %prod = mulf %a_v, %b_v : f32
        %c_v = load %C[%i, %j] : memref<100x50xf32>
        %sum = addf %c_v, %prod : f32
        store %sum, %C[%i, %j] : memref<100x50xf32>
      }
    }
  }
  return %C : memref<100x50xf32>
}
// CHECK-LABEL: func.func @mul
// CHECK: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: tensor.dim %arg0, %[[C1]] : tensor<100x?xf32>
// CHECK: bufferization.materialize_in_destination %arg0 in restrict writable
// CHECK: %[[COPY:.*]] = bufferization.clone
// CHECK-NEXT: bufferization.to_tensor %[[COPY]] restrict
// CHECK-NEXT: memref.dealloc
// CHECK: "tf.Print"{{.*}} {message = "mul result"}

// -----

// Type aliases. Operand types of one value stood without parentheses in this example only.
!avx_m128 = type vector<4 x f32>
func @aliases(%x: vector<4xf32>) {
  "foo"(%x) : (vector<4 x f32>) -> ()
  "foo"(%x) : (!avx_m128) -> ()
  return
}

// -----

// Tensor types.
func @tensors(tensor<*x f32>, tensor<? x ? x ? x ? x f32>, tensor<? x ? x 13 x ? x f32>,
              tensor<17 x 4 x 13 x 4 x f32>, tensor<f32>, tensor<0 x 42 x f32>, tensor<0xf32>)

// -----

// Memref types, index and layout maps: sizes of maps say no more today, and memory spaces are numbers.
#imapA = (d0, d1) -> (d0, d1) size (16, 32)
#imapB = (d0, d1, d2)[s0] -> (d2, d1, d0) size (s0, 4, 16)
#imapC = (d0, d1)[s0] -> (d0 + s0, d1)
#imap_slice = (i, j)[M, N, OI, OJ] -> (i + OI, j + OJ) size (M, N)
#imap_tiled = (d0, d1, d2, d3)[M, N] -> (128 * d0 + d2, 128 * d1 + d3) size (M, N)
#layout_map_row_major = (i, j)[M, N] -> (i, j) size (M, N)
#layout_map_col_major = (i, j)[M, N] -> (j, i) size (M, N)
func @memrefs(memref<16x32xf32, #imapA, memspace0>, memref<16x4x?xf32, #imapB, memspace0>)
func @capture(%n: index, %o: index, %i: index, %j: index) -> f32 {
  %A = alloc(%n)[%o] : memref<16x?xf32, #imapC>
  %B = alloc() : memref<16x32xf32, #imapA, memspace0>
  %v = load %B[%i, %j] : memref<16x32xf32, #imapA, memspace0>
  return %v : f32
}
func @maps() attributes {
  test.maps : [#imap_slice, #imap_tiled, #layout_map_row_major, #layout_map_col_major]
}
// Compositions.
func @composed(memref<4x8xf32, (d0, d1) -> (d1, d0), (d0, d1) -> (d0 * 4 + d1), memspace1>)
// CHECK-LABEL: func.func private @composed(memref<4x8xf32, #{{.*}}, 1>)

// -----

// Complex, tuple and none types.
func @others(complex<f32>, complex<i32>, tuple<>, tuple<f32>, tuple<i32, f32, tensor<i1>, i5>, none)

// -----

// Attributes.
func @attributes() attributes {
  test.map : (d0) -> (d0 + 1),
  test.set : (d0)[s0] : (d0 -s0 > = 0, d0 == 0),
  test.array : [1, true, "s"],
  test.dictionary : {a : 1, b : {c : 2.5}},
  test.dense : dense<tensor<2xi32>, [1, 2]>,
  test.sparse : sparse<tensor<3x4xi32>, [[0, 0], [1, 2]], [1, 5]>,
  test.splat : splat<vector<4xf32>, 1.0>,
  test.integer : 3 : i8,
  test.float : 1.0 : f16,
  test.function : @attributes,
  test.type : (i32, index) -> tensor<4xf32>,
  test.unit : unit
}
// CHECK: test.dense = dense<[1, 2]> : tensor<2xi32>
// CHECK-SAME: test.dictionary = {a = 1 : i64, b = {c = 2.500000e+00 : f64}}
// CHECK-SAME: test.set = #set
// CHECK-SAME: test.sparse = sparse<{{\[\[}}0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>
// CHECK-SAME: test.splat = dense<1.000000e+00> : vector<4xf32>

// -----

// Unit attributes: the document's lack the prefix that it asks for itself.
func @verbose_form(i1 {
  test.unitAttr : unit
})
func @simple_form(i1 {test.unitAttr})

// -----

// Functions.
#layout_map0 = (d0, d1) -> (d0, d1)
func @abort()
func @scribble(i32, i64, memref<? x 128 x f32, #layout_map0>) -> f64
func @count(%x: i64) -> (i64, i64) attributes {fruit : "banana"} {
  return %x, %x : i64, i64
}

// -----

// Regions. The document writes `$@`, leaves out the parentheses and the type of the op with the region, gives its op
// no result in its type, and ends the function by dots.
func @accelerator_compute(i64, i1) -> i64 {
^bb0(%a: i64, %cond: i1):  // Code dominated by ^bb0 may refer to %a
  br_cond %cond, ^bb1, ^bb2

^bb1:
  %value = "op.convert"(%a) : (i64) -> i64
  br ^bb3(%a : i64) // Branch passes %a as the argument

^bb2:
  "accelerator.launch"() ({
  ^bb0:
    %new_value = "accelerator.do_something"(%a) : (i64) -> i64
    "accelerator.end"() : () -> ()
  }) : () -> ()
  br ^bb3(%a : i64)
^bb3(%b: i64):
  return %b : i64
}

// -----

// Blocks.
func @simple(i64, i1) -> i64 {
^bb0(%a: i64, %cond: i1):  // Code dominated by ^bb0 may refer to %a
  br_cond %cond, ^bb1, ^bb2

^bb1:
  br ^bb3(%a : i64) // Branch passes %a as the argument

^bb2:
  %b = addi %a, %a : i64
  br ^bb3(%b : i64) // Branch passes %b as the argument

// ^bb3 receives an argument, named %c, from predecessors
// and passes it on to bb4 twice.
^bb3(%c: i64):
  br ^bb4(%c, %c : i64, i64)

^bb4(%d: i64, %e: i64):
  %0 = addi %d, %e : i64
  return %0 : i64
}

// -----

// Operations, and successors in generic form.
func @operations(%cond: i1, %v: index) {
  %result:2 = "foo_div"() : () -> (f32, i32)
  %foo, %bar = "foo_div"() : () -> (f32, i32)
  %2 = "tf.scramble"(%result#0, %bar) {fruit : "banana"} : (f32, i32) -> f32
  "br_cond"(%cond)[^bb1, ^bb2(%v : index)] : (i1) -> ()
^bb1:
  return
^bb2(%x: index):
  return
}
// CHECK-LABEL: func.func @operations
// CHECK: cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : index)

// -----

func @select(i32, i32, i1) -> i32 {
^bb0(%a: i32, %b: i32, %flag: i1):
  // Both targets are the same, operands differ
  cond_br %flag, ^bb1(%a : i32), ^bb1(%b : i32)

^bb1(%x: i32):
  return %x : i32
}

// -----

// Calls.
func @my_add(tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
func @calls(%0: tensor<16xf32>, %1: tensor<16xf32>) -> tensor<16xf32> {
  %31 = call @my_add(%0, %1) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  %15 = constant @my_add : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  %32 = call_indirect %15(%0, %1) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  return %32 : tensor<16xf32>
}
// CHECK: %f = constant @my_add
// CHECK-NEXT: call_indirect %f(%arg0, %arg1)

// -----

// Dimensions, in both forms.
func @dim(%A: tensor<4 x ? x f32>) {
  %x = dim %A, 0 : tensor<4 x ? x f32>
  %y = dim %A, 1 : tensor<4 x ? x f32>
  %z = "std.dim"(%A) {index : 0} : (tensor<4 x ? x f32>) -> index
  %w = "std.dim"(%A) {index : 1} : (tensor<4 x ? x f32>) -> index
  return
}
// CHECK-LABEL: @dim
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: tensor.dim %arg0, %c0 : tensor<4x?xf32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: tensor.dim %arg0, %c1 : tensor<4x?xf32>
// CHECK-NEXT: tensor.dim %arg0, %c0 : tensor<4x?xf32>
// CHECK-NEXT: tensor.dim %arg0, %c1 : tensor<4x?xf32>

// -----

// Memory. alloc_static has no meaning today: see invalid.mlir.
#layout_map0 = (d0, d1) -> (d0, d1)
#layout_map1 = (d0, d1)[s0, s1] -> (d0 + s0, d1 + s1)
#layout = (d0) -> (d0)
func @memory(%M: index, %N: index, %x: index, %y: index, %i: index, %j: index, %k: index, %l: index,
             %src: memref<40 x 8 x vector<16xf32>, (d0, d1) -> (d0, d1), 0>,
             %dst: memref<2 x 4 x vector<16xf32>, (d0, d1) -> (d0, d1), 2>,
             %old: memref<128 x f32, #layout, memspace0>) {
  %A = alloc() : memref<1024x64xf32, #layout_map0, memspace0>
  %B = alloc(%M, %N)[%x, %y] : memref<?x?xf32, #layout_map1, memspace1>
  dealloc %old : memref<128 x f32, #layout, memspace0>
  %size = constant 32 : index
  %tag = alloc() : memref<1 x i32, (d0) -> (d0), 4>
  %idx = constant 0 : index
  dma_start %src[%i, %j], %dst[%k, %l], %size, %tag[%idx]
      : memref<40 x 8 x vector<16xf32>, (d0, d1) -> (d0, d1), 0>,
      memref<2 x 4 x vector<16xf32>, (d0, d1) -> (d0, d1), 2>, memref<1 x i32, (d0) -> (d0), 4>
  dma_wait %tag[%idx], %size : memref<1 x i32, (d0) -> (d0), 4>
  return
}

// -----

// Elements. Of a tensor without a rank none can be extracted today; pyopt reads it, the reference does not.
#layout = (d0, d1) -> (d0, d1)
func @elements(%1: index, %2: index, %v: vector<4x4xi32>, %t: tensor<4x4xi32>,
               %A: memref<4x?xf32, #layout, memspace0>, %i: index, %j: index) {
  %3 = extract_element %v[%1, %2] : vector<4x4xi32>
  %4 = extract_element %t[%1, %2] : tensor<4x4xi32>
  affine.for %a = 0 to 4 {
    affine.for %b = 0 to 4 {
      %5 = affine.apply(d0, d1) -> (3 * d0) (%a, %b)
      %6 = affine.apply(d0, d1) -> (d1 + 1) (%a, %b)
      %12 = load %A[%5, %6] : memref<4x?xf32, #layout, memspace0>
      %7 = affine.apply(d0) -> (2 * d0 + 1) (%b)
      %13 = load %A[%7, %6] : memref<4x?xf32, #layout, memspace0>
      store %13, %A[%5, %7] : memref<4x?xf32, #layout, memspace0>
    }
  }
  return
}
// CHECK-LABEL: @elements
// CHECK-NEXT: vector.extract %arg2[%arg0, %arg1] : i32 from vector<4x4xi32>
// CHECK-NEXT: tensor.extract %arg3[%arg0, %arg1] : tensor<4x4xi32>

// -----

// Tensors in memory.
#layout = (d0, d1) -> (d0, d1)
func @tensors_in_memory(%8: tensor<4x?xf32>, %m: memref<4x?xf32, #layout, memspace0>)
    -> tensor<4x?xf32> {
  %12 = tensor_load %m : memref<4x?xf32, #layout, memspace0>
  %9 = dim %8, 1 : tensor<4x?xf32>
  %10 = alloc(%9) : memref<4x?xf32, #layout, memspace0>
  tensor_store %8, %10 : memref<4x?xf32, #layout, memspace0>
  return %12 : tensor<4x?xf32>
}

// -----

// Arithmetic: addi, addf, and, divis, diviu, mulf, or, remis, remiu, xor.
func @arithmetic(%b: i64, %c: i64, %g: vector<4xi32>, %h: vector<4xi32>, %y: tensor<4x?xi8>,
                 %z: tensor<4x?xi8>, %p: f64, %q: f64, %v: vector<4xf32>, %t: tensor<4x?xbf16>) {
  %0 = addi %b, %c : i64
  %1 = addi %g, %h : vector<4xi32>
  %2 = addi %y, %z : tensor<4x?xi8>
  %3 = addf %p, %q : f64
  %4 = addf %v, %v : vector<4xf32>
  %5 = addf %t, %t : tensor<4x?xbf16>
  %6 = and %b, %c : i64
  %7 = divis %b, %c : i64
  %8 = diviu %g, %h : vector<4xi32>
  %9 = mulf %p, %q : f64
  %10 = or %y, %z : tensor<4x?xi8>
  %11 = remis %b, %c : i64
  %12 = remiu %b, %c : i64
  %13 = xor %b, %c : i64
  return
}

// -----

// Comparisons. The type of the last one lacks a parenthesis in the document.
func @comparisons(%lhs: i32, %rhs: i32, %a: vector<4xi64>, %b: vector<4xi64>) {
  %x = cmpi "slt", %lhs, %rhs : i32
  %y = "std.cmpi"(%lhs, %rhs) {predicate : 2} : (i32, i32) -> i1
  %z = cmpi "eq", %a, %b : vector<4xi64>
  %w = "std.cmpi"(%a, %b) {predicate : 0} : (vector<4xi64>, vector<4xi64>) -> vector<4xi1>
  return
}

// -----

// Constants. The generic forms of the document lack `() ->`, and the parentheses around a type of functions.
func @myfn(tensor<16xf32>, f32) -> tensor<16xf32>
func @constants() {
  %1 = constant 42 : i32
  %3 = constant @myfn : (tensor<16xf32>, f32) -> tensor<16xf32>
  %4 = "std.constant"() {value : 42} : i32
  %5 = "std.constant"() {value : @myfn} : () -> ((tensor<16xf32>, f32) -> tensor<16xf32>)
  return
}

// -----

// Selection: the condition of vectors has their shape.
func @selection(%cond: i1, %true: i32, %false: i32, %vcond: vector<42xi1>, %vtrue: vector<42xf32>,
                %vfalse: vector<42xf32>) {
  %x = select %cond, %true, %false : i32
  %y = "std.select"(%cond, %true, %false) : (i1, i32, i32) -> i32
  %vx = "std.select"(%vcond, %vtrue, %vfalse)
      : (vector<42xi1>, vector<42xf32>, vector<42xf32>) -> vector<42xf32>
  %vy = select %vcond, %vtrue, %vfalse : vector<42xf32>
  return
}

// -----

// Casts.
func @casts(%2: memref<4x?xf32>, %1: tensor<*xf32>) {
  %3 = memref_cast %2 : memref<4x?xf32> to memref<?x?xf32>
  %4 = memref_cast %3 : memref<?x?xf32> to memref<4x?xf32>
  %5 = "std.tensor_cast"(%1) : (tensor<*xf32>) -> tensor<?x?xf32>
  %6 = tensor_cast %1 : tensor<*xf32> to tensor<?x?xf32>
  %7 = "std.tensor_cast"(%6) : (tensor<?x?xf32>) -> tensor<4x?xf32>
  %8 = "std.tensor_cast"(%7) : (tensor<4x?xf32>) -> tensor<?x?xf32>
  %9 = "std.tensor_cast"(%8) : (tensor<?x?xf32>) -> tensor<*xf32>
  return
}

// -----

// Other dialects pass through.
func @tensorflow(%b: tensor<*xf32>, %c: tensor<*xf32>, %e: tensor<?x42x?xf32>, %a: i16) {
  %0 = "tf.Add"(%b, %c) : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  %d = "tf.Add"(%e, %e) : (tensor<?x42x?xf32>, tensor<?x42x?xf32>) -> tensor<?x42x?xf32>
  %y = "tf.Conv2d"(%b, %c) {strides : [1, 1, 2, 1], padding : "SAME", dilations : [2, 1, 1, 1]}
      : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  %x:2 = "llvm.sadd.with.overflow.i16"(%a, %a) : (i16, i16) -> (i16, i1)
  return
}
func @types(!llvm<"i32*">, !tf.string, !foo<"something<abcd>">, !foo<"something<a%%123^^^>>>">,
            !foo.something<abcd>)
