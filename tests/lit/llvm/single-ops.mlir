// RUN: pyopt %s --split-input-file | FileCheck %s

// One op at a time.

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.add %a, %b : i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.add %arg0, %arg1 : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.add %a, %b overflow<nsw, nuw> : i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.add %arg0, %arg1 overflow<nsw, nuw> : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.sdiv exact %a, %b : i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.sdiv exact %arg0, %arg1 : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.or disjoint %a, %b : i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.or disjoint %arg0, %arg1 : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.fadd %x, %x {fastmathFlags = #llvm.fastmath<fast>} : f32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.fadd %arg2, %arg2 {fastmathFlags = #llvm.fastmath<fast>} : f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.icmp "slt" %a, %b : i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.icmp "slt" %arg0, %arg1 : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.fcmp "oeq" %x, %x : f32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.fcmp "oeq" %arg2, %arg2 : f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.load %arg3 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.load volatile %p atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.load volatile %arg3 atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  llvm.store %a, %p : i32, !llvm.ptr
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     llvm.store %arg0, %arg3 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  llvm.store %a, %p invariant_group : i32, !llvm.ptr
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     llvm.store %arg0, %arg3 invariant_group : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.alloca %a x f32 : (i32) -> !llvm.ptr
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.alloca %arg0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.alloca inalloca %a x f32 : (i32) -> !llvm.ptr
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.alloca inalloca %arg0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.getelementptr %p[%a] : (!llvm.ptr, i32) -> !llvm.ptr, f32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.getelementptr %arg3[%arg0] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
