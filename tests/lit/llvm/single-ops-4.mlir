// RUN: pyopt %s --split-input-file | FileCheck %s

// One op at a time.

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.call tail @g(%a) : (i32) -> i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.call tail @g(%arg0) : (i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.call %p(%a) : !llvm.ptr, (i32) -> i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.call %arg3(%arg0) : !llvm.ptr, (i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.atomicrmw add %p, %a monotonic : !llvm.ptr, i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.atomicrmw add %arg3, %arg0 monotonic : !llvm.ptr, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.cmpxchg %p, %a, %b acq_rel monotonic : !llvm.ptr, i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.cmpxchg %arg3, %arg0, %arg1 acq_rel monotonic : !llvm.ptr, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  llvm.fence acquire
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     llvm.fence acquire
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  llvm.fence syncscope("agent") seq_cst
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     llvm.fence syncscope("agent") seq_cst
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  llvm.unreachable
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     llvm.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.intr.smax(%a, %b) : (i32, i32) -> i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.intr.smax(%arg0, %arg1) : (i32, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = "llvm.intr.ctlz"(%a) <{is_zero_poison = true}> : (i32) -> i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = true}> : (i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  "llvm.intr.memcpy"(%p, %p, %a) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     "llvm.intr.memcpy"(%arg3, %arg3, %arg0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  llvm.intr.assume %c : i1
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     llvm.intr.assume %arg4 : i1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     llvm.intr.lifetime.start %arg3 : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.extractelement %v[%a : i32] : vector<4xi32>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.extractelement %arg5[%arg0 : i32] : vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.insertelement %a, %v[%b : i32] : vector<4xi32>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.insertelement %arg0, %arg5[%arg1 : i32] : vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
