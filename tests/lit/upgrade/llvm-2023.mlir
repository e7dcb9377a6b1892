// RUN: pyopt %s --upgrade | FileCheck %s
// RUN: pyopt-format %s --upgrade | pyopt | FileCheck %s

// The llvm dialect as it was written from 2019 to 2023.

llvm.func @aggregates(%a: !llvm.struct<(i32, array<2 x f32>)>, %x: f32) {
  %0 = llvm.extractvalue %a[0 : i32] : !llvm.struct<(i32, array<2 x f32>)>
  %1 = llvm.extractvalue %a[1 : index, 0 : index] : !llvm.struct<(i32, array<2 x f32>)>
  %2 = llvm.insertvalue %x, %a[1 : i32, 0 : i32] : !llvm.struct<(i32, array<2 x f32>)>
  %3 = "llvm.extractvalue"(%a) {position = [1, 0 : i32]}
      : (!llvm.struct<(i32, array<2 x f32>)>) -> f32
  %4 = "llvm.insertvalue"(%a, %x) {position = [1, 0]}
      : (!llvm.struct<(i32, array<2 x f32>)>, f32) -> !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}

llvm.func @vectors(%a: vector<4xf32>, %b: vector<4xi32>, %s: vector<[4]xi32>, %x: f32) {
  %0 = llvm.shufflevector %a, %a [0 : i32, 7 : i32] : vector<4xf32>, vector<4xf32>
  %1 = llvm.shufflevector %a, %a [0, 1, -1] : vector<4xf32>, vector<4xf32>
  %2 = "llvm.shufflevector"(%a, %a) {mask = [0 : i32, 1 : i32]}
      : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
  %3 = "llvm.intr.vector.reduce.fadd"(%x, %a) {reassoc = true} : (f32, vector<4xf32>) -> f32
  %4 = "llvm.intr.vector.reduce.fmul"(%x, %a) {reassoc = false} : (f32, vector<4xf32>) -> f32
  %5 = "llvm.intr.experimental.vector.reduce.v2.fadd"(%x, %a) {reassoc}
      : (f32, vector<4xf32>) -> f32
  %6 = "llvm.intr.experimental.vector.reduce.v2.fmul"(%x, %a) : (f32, vector<4xf32>) -> f32
  %7 = "llvm.intr.experimental.vector.reduce.add"(%b) : (vector<4xi32>) -> i32
  %8 = llvm.intr.experimental.vector.insert %b, %s[0] : vector<4xi32> into vector<[4]xi32>
  %9 = llvm.intr.experimental.vector.extract %s[0] : vector<4xi32> from vector<[4]xi32>
  %10 = "llvm.intr.experimental.vector.interleave2"(%b, %b)
      : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
  %11 = "llvm.intr.experimental.vector.deinterleave2"(%b)
      : (vector<4xi32>) -> !llvm.struct<(vector<2xi32>, vector<2xi32>)>
  llvm.return
}

llvm.func @reductions(%a: vector<4xi32>, %b: vector<4xf32>) {
  %0 = "llvm.intr.experimental.vector.reduce.and"(%a) : (vector<4xi32>) -> i32
  %1 = "llvm.intr.experimental.vector.reduce.mul"(%a) : (vector<4xi32>) -> i32
  %2 = "llvm.intr.experimental.vector.reduce.or"(%a) : (vector<4xi32>) -> i32
  %3 = "llvm.intr.experimental.vector.reduce.smax"(%a) : (vector<4xi32>) -> i32
  %4 = "llvm.intr.experimental.vector.reduce.smin"(%a) : (vector<4xi32>) -> i32
  %5 = "llvm.intr.experimental.vector.reduce.umax"(%a) : (vector<4xi32>) -> i32
  %6 = "llvm.intr.experimental.vector.reduce.umin"(%a) : (vector<4xi32>) -> i32
  %7 = "llvm.intr.experimental.vector.reduce.xor"(%a) : (vector<4xi32>) -> i32
  %8 = "llvm.intr.experimental.vector.reduce.fmax"(%b) : (vector<4xf32>) -> f32
  %9 = "llvm.intr.experimental.vector.reduce.fmin"(%b) : (vector<4xf32>) -> f32
  llvm.return
}

llvm.func @flags(%p: !llvm.ptr<i8>, %n: i32, %b: i8) {
  %false = llvm.mlir.constant(false) : i1
  %true = llvm.mlir.constant(1 : i1) : i1
  %length = llvm.mlir.constant(8 : i32) : i32
  "llvm.intr.memcpy"(%p, %p, %n, %false) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i32, i1) -> ()
  "llvm.intr.memmove"(%p, %p, %n, %true) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i32, i1) -> ()
  "llvm.intr.memset"(%p, %b, %n, %true) {a} : (!llvm.ptr<i8>, i8, i32, i1) -> ()
  "llvm.intr.memcpy.inline"(%p, %p, %length, %false) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i32, i1) -> ()
  %0 = "llvm.intr.ctlz"(%n, %false) : (i32, i1) -> i32
  %1 = "llvm.intr.cttz"(%n, %true) : (i32, i1) -> i32
  %2 = "llvm.intr.abs"(%n, %true) : (i32, i1) -> i32
  llvm.return
}

llvm.func @switch(%a: i32, %p: !llvm.ptr<i8>) {
  %b = llvm.load %p : !llvm.ptr<i8>
  llvm.switch %a, ^bb1 [
    1: ^bb2,
    2: ^bb1
  ]
^bb1:
  llvm.switch %b, ^bb3(%b : i8) [
    1: ^bb2
  ] {branch_weights = dense<[13, 17]> : vector<2xi32>}
^bb2:
  %c = llvm.add %a, %a : i32
  llvm.switch %c, ^bb1 [
  ]
^bb3(%x: i8):
  %t = llvm.mlir.constant(true) : i1
  llvm.cond_br %t weights(dense<[5, 10]> : vector<2xi32>), ^bb1, ^bb4
^bb4:
  llvm.br ^bb5 {
    llvm.loop = {
      options = #llvm.loopopts<disable_licm = true, disable_unroll = true, interleave_count = 2, pipeline_initiation_interval = 4, disable_pipeline = false>
    }
  }
^bb5:
  llvm.return
}

llvm.func @addresses(%p: !llvm.ptr<struct<(i32, array<2 x struct<"s", (f32, ptr<i8>)>>)>>, %i: i64,
                     %q: !llvm.ptr<f32>) {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.getelementptr %p[%i, %c1]
      : (!llvm.ptr<struct<(i32, array<2 x struct<"s", (f32, ptr<i8>)>>)>>, i64, i32)
      -> !llvm.ptr<array<2 x struct<"s", (f32, ptr<i8>)>>>
  %1 = llvm.getelementptr %p[%c0, %c1, %c0, %c1]
      : (!llvm.ptr<struct<(i32, array<2 x struct<"s", (f32, ptr<i8>)>>)>>, i32, i32, i32, i32)
      -> !llvm.ptr<ptr<i8>>
  %2 = "llvm.getelementptr"(%p, %c0, %c1)
      : (!llvm.ptr<struct<(i32, array<2 x struct<"s", (f32, ptr<i8>)>>)>>, i32, i32)
      -> !llvm.ptr<array<2 x struct<"s", (f32, ptr<i8>)>>>
  %3 = "llvm.getelementptr"(%p, %i) {structIndices = dense<[-2147483648, 0]> : tensor<2xi32>}
      : (!llvm.ptr<struct<(i32, array<2 x struct<"s", (f32, ptr<i8>)>>)>>, i64) -> !llvm.ptr<i32>
  %4 = "llvm.getelementptr"(%q, %i) {structIndices = dense<-2147483648> : tensor<1xi32>}
      : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>
  %5 = "llvm.getelementptr"(%q, %i) : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>
  llvm.return
}

llvm.func @printf(%format: !llvm.ptr<i8> {llvm.nocapture = true}, ...) -> i32
llvm.func @print(...)
llvm.func @no_more(!llvm.ptr<i8>)

llvm.func @calls(%p: !llvm.ptr<i8>, %x: i32, %f: !llvm.ptr<func<i32 (i32)>>)
    attributes {personality = @printf} {
  %null = llvm.mlir.null : !llvm.ptr<i8>
  %0 = llvm.call @printf(%p, %x) : (!llvm.ptr<i8>, i32) -> i32
  llvm.call @print(%x) : (i32) -> ()
  llvm.call @no_more(%p) : (!llvm.ptr<i8>) -> ()
  %1 = llvm.invoke %f(%x) to ^bb1 unwind ^bb2 : (i32) -> i32
^bb1:
  %2 = llvm.invoke @printf(%p) to ^bb3 unwind ^bb2 : (!llvm.ptr<i8>) -> i32
^bb2:
  %3 = llvm.landingpad (catch %null : !llvm.ptr<i8>) : !llvm.struct<(ptr<i8>, i32)>
  llvm.resume %3 : !llvm.struct<(ptr<i8>, i32)>
^bb3:
  %4 = "llvm.call"(%p) {callee = @printf, callee_type = !llvm.func<i32 (ptr, ...)>}
      : (!llvm.ptr<i8>) -> i32
  llvm.return
}

llvm.func @parameters(%p: !llvm.ptr<struct<(i32)>> {llvm.sret, llvm.noalias = true},
                      %q: !llvm.ptr<i32> {llvm.byval = true},
                      %r: !llvm.ptr<ptr<i8>> {llvm.noalias = false, llvm.align = 8}) {
  llvm.return
}

llvm.func @words(%a: !llvm<"{ i32, [4 x float]* }">, %b: !llvm<"<2 x i64>">, %p: !llvm<"float*">,
                 %q: !llvm<"i8 addrspace(3)*">, %r: !llvm<"void (i32, ...)*">)
    -> !llvm<"<{ i8, double }>">

llvm.func @loads(%p: !llvm<"float*">) -> !llvm.float {
  %0 = llvm.constant(1 : i32) : !llvm.i32
  %1 = llvm.undef : !llvm<"[4 x i8*]">
  %2 = llvm.addressof @global : !llvm<"i32*">
  llvm.store %0, %2 : !llvm<"i32*">
  %3 = llvm.mlir.cast %0 : !llvm.i32 to index
  %4 = llvm.load %p : !llvm<"float*">
  llvm.return %4 : !llvm.float
}

llvm.global @global(1 : i32) : !llvm.i32
"llvm.mlir.global"() ({}) {linkage = 10 : i64, sym_name = "number", type = i32, value = 1 : i32}
    : () -> ()
"llvm.mlir.global"() ({}) {
  linkage = #llvm.linkage<"internal">,
  sym_name = "name",
  type = i32,
  value = 1 : i32
} : () -> ()
"llvm.func"() ({}) {linkage = 7, sym_name = "function", type = !llvm.func<void (i32)>} : () -> ()

#file = #llvm.di_file<"a" in "b">
#unit = #llvm.di_compile_unit<sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#subprogram = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = "Definition">
llvm.func @debug() attributes {a = #subprogram, b = #unit}

// CHECK: #di_file = #llvm.di_file<"a" in "b">
// CHECK-NEXT: #loop_interleave = #llvm.loop_interleave<count = 2 : i32>
// CHECK-NEXT: #loop_licm = #llvm.loop_licm<disable = true>
// CHECK-NEXT: #loop_pipeline = #llvm.loop_pipeline<disable = false, initiationinterval = 4 : i32>
// CHECK-NEXT: #loop_unroll = #llvm.loop_unroll<disable = true>
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = true, emissionKind = Full>
// CHECK-NEXT: #loop_annotation = #llvm.loop_annotation<interleave = #loop_interleave, unroll = #loop_unroll, licm = #loop_licm, pipeline = #loop_pipeline>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, subprogramFlags = Definition>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @aggregates(%arg0: !llvm.struct<(i32, array<2 x f32>)>, %arg1: f32) {
// CHECK-NEXT:     %0 = llvm.extractvalue %arg0[0] : !llvm.struct<(i32, array<2 x f32>)>
// CHECK-NEXT:     %1 = llvm.extractvalue %arg0[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg1, %arg0[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %arg0[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %arg1, %arg0[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @vectors(%arg0: vector<4xf32>, %arg1: vector<4xi32>, %arg2: vector<[4]xi32>, %arg3: f32) {
// CHECK-NEXT:     %0 = llvm.shufflevector %arg0, %arg0 [0, 7] : vector<4xf32>
// CHECK-NEXT:     %1 = llvm.shufflevector %arg0, %arg0 [0, 1, -1] : vector<4xf32>
// CHECK-NEXT:     %2 = llvm.shufflevector %arg0, %arg0 [0, 1] : vector<4xf32>
// CHECK-NEXT:     %3 = "llvm.intr.vector.reduce.fadd"(%arg3, %arg0) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     %4 = "llvm.intr.vector.reduce.fmul"(%arg3, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     %5 = "llvm.intr.vector.reduce.fadd"(%arg3, %arg0) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     %6 = "llvm.intr.vector.reduce.fmul"(%arg3, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     %7 = "llvm.intr.vector.reduce.add"(%arg1) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %8 = llvm.intr.vector.insert %arg1, %arg2[0] : vector<4xi32> into vector<[4]xi32>
// CHECK-NEXT:     %9 = llvm.intr.vector.extract %arg2[0] : vector<4xi32> from vector<[4]xi32>
// CHECK-NEXT:     %10 = "llvm.intr.vector.interleave2"(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
// CHECK-NEXT:     %11 = "llvm.intr.vector.deinterleave2"(%arg1) : (vector<4xi32>) -> !llvm.struct<(vector<2xi32>, vector<2xi32>)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @reductions(%arg0: vector<4xi32>, %arg1: vector<4xf32>) {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.and"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %1 = "llvm.intr.vector.reduce.mul"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %2 = "llvm.intr.vector.reduce.or"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %3 = "llvm.intr.vector.reduce.smax"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %4 = "llvm.intr.vector.reduce.smin"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %5 = "llvm.intr.vector.reduce.umax"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %6 = "llvm.intr.vector.reduce.umin"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %7 = "llvm.intr.vector.reduce.xor"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %8 = llvm.intr.vector.reduce.fmax(%arg1) : (vector<4xf32>) -> f32
// CHECK-NEXT:     %9 = llvm.intr.vector.reduce.fmin(%arg1) : (vector<4xf32>) -> f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @flags(%arg0: !llvm.ptr, %arg1: i32, %arg2: i8) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %1 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:     %2 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     "llvm.intr.memcpy"(%arg0, %arg0, %arg1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     "llvm.intr.memmove"(%arg0, %arg0, %arg1) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     "llvm.intr.memset"(%arg0, %arg2, %arg1) <{isVolatile = true}> {a} : (!llvm.ptr, i8, i32) -> ()
// CHECK-NEXT:     "llvm.intr.memcpy.inline"(%arg0, %arg0) <{isVolatile = false, len = 8 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %3 = "llvm.intr.ctlz"(%arg1) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT:     %4 = "llvm.intr.cttz"(%arg1) <{is_zero_poison = true}> : (i32) -> i32
// CHECK-NEXT:     %5 = "llvm.intr.abs"(%arg1) <{is_int_min_poison = true}> : (i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @switch(%arg0: i32, %arg1: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.load %arg1 : !llvm.ptr -> i8
// CHECK-NEXT:     llvm.switch %arg0 : i32, ^bb1 [
// CHECK-NEXT:       1: ^bb2,
// CHECK-NEXT:       2: ^bb1
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb2, ^bb3
// CHECK-NEXT:     llvm.switch %0 : i8, ^bb3(%0 : i8) [
// CHECK-NEXT:       1: ^bb2
// CHECK-NEXT:     ] {branch_weights = array<i32: 13, 17>}
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %1 = llvm.add %arg0, %arg0 : i32
// CHECK-NEXT:     llvm.switch %1 : i32, ^bb1 [
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb3(%2: i8):  // pred: ^bb1
// CHECK-NEXT:     %3 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:     llvm.cond_br %3 weights([5, 10]), ^bb1, ^bb4
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     llvm.br ^bb5 {loop_annotation = #loop_annotation}
// CHECK-NEXT:   ^bb5:  // pred: ^bb4
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @addresses(%arg0: !llvm.ptr, %arg1: i64, %arg2: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %2 = llvm.getelementptr %arg0[%arg1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<2 x struct<"s", (f32, ptr)>>)>
// CHECK-NEXT:     %3 = llvm.getelementptr %arg0[%0, 1, %0, 1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(i32, array<2 x struct<"s", (f32, ptr)>>)>
// CHECK-NEXT:     %4 = llvm.getelementptr %arg0[%0, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, array<2 x struct<"s", (f32, ptr)>>)>
// CHECK-NEXT:     %5 = llvm.getelementptr %arg0[%arg1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<2 x struct<"s", (f32, ptr)>>)>
// CHECK-NEXT:     %6 = llvm.getelementptr %arg2[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %7 = llvm.getelementptr %arg2[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @printf(!llvm.ptr {llvm.nocapture}, ...) -> i32
// CHECK-NEXT:   llvm.func @print(...)
// CHECK-NEXT:   llvm.func @no_more(!llvm.ptr)
// CHECK-NEXT:   llvm.func @calls(%arg0: !llvm.ptr, %arg1: i32, %arg2: !llvm.ptr) attributes {personality = @printf} {
// CHECK-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.call @printf(%arg0, %arg1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
// CHECK-NEXT:     llvm.call @print(%arg1) vararg(!llvm.func<void (...)>) : (i32) -> ()
// CHECK-NEXT:     llvm.call @no_more(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %2 = llvm.invoke %arg2(%arg1) to ^bb1 unwind ^bb2 : !llvm.ptr, (i32) -> i32
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %3 = llvm.invoke @printf(%arg0) to ^bb3 unwind ^bb2 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr) -> i32
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %4 = llvm.landingpad (catch %0 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
// CHECK-NEXT:     llvm.resume %4 : !llvm.struct<(ptr, i32)>
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     %5 = llvm.call @printf(%arg0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @parameters(%arg0: !llvm.ptr {llvm.noalias, llvm.sret = !llvm.struct<(i32)>}, %arg1: !llvm.ptr {llvm.byval = i32}, %arg2: !llvm.ptr {llvm.align = 8 : i64}) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @words(!llvm.struct<(i32, ptr)>, vector<2xi64>, !llvm.ptr, !llvm.ptr<3>, !llvm.ptr) -> !llvm.struct<packed (i8, f64)>
// CHECK-NEXT:   llvm.func @loads(%arg0: !llvm.ptr) -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.undef : !llvm.array<4 x ptr>
// CHECK-NEXT:     %2 = llvm.mlir.addressof @global : !llvm.ptr
// CHECK-NEXT:     llvm.store %0, %2 : i32, !llvm.ptr
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %0 : i32 to index
// CHECK-NEXT:     %4 = llvm.load %arg0 : !llvm.ptr -> f32
// CHECK-NEXT:     llvm.return %4 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.global external @global(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   llvm.mlir.global external @number(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   llvm.mlir.global internal @name(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   llvm.func extern_weak @function(i32)
// CHECK-NEXT:   llvm.func @debug() attributes {a = #di_subprogram, b = #di_compile_unit}
// CHECK-NEXT: }
