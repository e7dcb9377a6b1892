// RUN: pyopt %s --upgrade | FileCheck %s
// RUN: pyopt-format %s --upgrade | pyopt | FileCheck %s

// The llvm dialect as it was written until 2025.

llvm.func @f(%a: i32, %p: !llvm.ptr, %c: i1, %v: !llvm.vec<4 x ptr>,
             %w: !llvm.array<2 x vec<4 x ptr<1>>>, %m: !llvm.x86_mmx) attributes {
               memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite>
             } {
  "llvm.call"(%a) <{CConv = #llvm.cconv<ccc>, callee = @g}> : (i32) -> ()
  "llvm.call"() {callee = @h} : () -> ()
  llvm.call @g(%a) : (i32) -> ()
  llvm.call_intrinsic "llvm.x"(%a) : (i32) -> () {fastmathFlags = #llvm.fastmath<nnan>}
  llvm.call_intrinsic "llvm.x"(%a) : (i32) -> ()
  "llvm.intr.assume"(%c) : (i1) -> ()
  %0 = "llvm.getelementptr"(%p) <{elem_type = i32, inbounds, rawConstantIndices = array<i32: 1>}>
      : (!llvm.ptr) -> !llvm.ptr
  %1 = llvm.intr.experimental.stepvector : vector<4xi32>
  llvm.intr.lifetime.start 16, %p : !llvm.ptr
  llvm.intr.lifetime.end -1, %p : !llvm.ptr
  "llvm.intr.lifetime.end"(%p) <{size = 16 : i64}> : (!llvm.ptr) -> ()
  "llvm.intr.trap"() : () -> ()
  %2 = llvm.add %a, %a overflow<nsw> : i32
  %3 = llvm.sdiv %a, %a : i32
  llvm.return
}
llvm.mlir.global_ctors {ctors = [@f, @g], priorities = [1 : i32, 2 : i32], x}
llvm.mlir.global_dtors {dtors = [], priorities = []}
"llvm.mlir.global_dtors"() <{dtors = [@f], priorities = [1 : i32]}> : () -> ()
llvm.func @g(%a: i32) {
  llvm.return
}
llvm.func @h()
llvm.mlir.global external @x() {
  dbg_expr = #llvm.di_global_variable_expression<var = <file = <"a" in "b">, line = 1, type = #llvm.di_null_type>>,
  a,
  dso_local
} : i32

// CHECK: #di_file = #llvm.di_file<"a" in "b">
// CHECK-NEXT: #di_null_type = #llvm.di_null_type
// CHECK-NEXT: #di_global_variable = #llvm.di_global_variable<file = #di_file, line = 1, type = #di_null_type>
// CHECK-NEXT: #di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: i1, %arg3: vector<4x!llvm.ptr>, %arg4: !llvm.array<2 x vector<4x!llvm.ptr<1>>>, %arg5: vector<1xi64>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
// CHECK-NEXT:     llvm.call @g(%arg0) : (i32) -> ()
// CHECK-NEXT:     llvm.call @h() : () -> ()
// CHECK-NEXT:     llvm.call @g(%arg0) : (i32) -> ()
// CHECK-NEXT:     llvm.call_intrinsic "llvm.x"(%arg0) {fastmathFlags = #llvm.fastmath<nnan>} : (i32) -> ()
// CHECK-NEXT:     llvm.call_intrinsic "llvm.x"(%arg0) : (i32) -> ()
// CHECK-NEXT:     llvm.intr.assume %arg2 : i1
// CHECK-NEXT:     %0 = llvm.getelementptr inbounds %arg1[1] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT:     %1 = llvm.intr.stepvector : vector<4xi32>
// CHECK-NEXT:     llvm.intr.lifetime.start %arg1 : !llvm.ptr
// CHECK-NEXT:     llvm.intr.lifetime.end %arg1 : !llvm.ptr
// CHECK-NEXT:     llvm.intr.lifetime.end %arg1 : !llvm.ptr
// CHECK-NEXT:     llvm.intr.trap
// CHECK-NEXT:     %2 = llvm.add %arg0, %arg0 overflow<nsw> : i32
// CHECK-NEXT:     %3 = llvm.sdiv %arg0, %arg0 : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.global_ctors ctors = [@f, @g], priorities = [1 : i32, 2 : i32], data = [#llvm.zero, #llvm.zero] {x}
// CHECK-NEXT:   llvm.mlir.global_dtors dtors = [], priorities = [], data = []
// CHECK-NEXT:   llvm.mlir.global_dtors dtors = [@f], priorities = [1 : i32], data = [#llvm.zero]
// CHECK-NEXT:   llvm.func @g(%arg0: i32) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @h()
// CHECK-NEXT:   llvm.mlir.global external @x() {a, addr_space = 0 : i32, dbg_exprs = [#di_global_variable_expression], dso_local} : i32
// CHECK-NEXT: }
