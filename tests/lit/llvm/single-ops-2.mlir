// RUN: pyopt %s --split-input-file | FileCheck %s

// One op at a time.

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.getelementptr inbounds|nuw %p[1, %a]
      : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x f32>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.getelementptr inbounds|nuw %arg3[1, %arg0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x f32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.bitcast %a : i32 to f32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.bitcast %arg0 : i32 to f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.bitcast %a : i32 to f64
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.bitcast %arg0 : i32 to f64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.ptrtoint %p : !llvm.ptr to i64
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.ptrtoint %arg3 : !llvm.ptr to i64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.inttoptr %a : i32 to !llvm.ptr
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.inttoptr %arg0 : i32 to !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.addrspacecast %arg3 : !llvm.ptr to !llvm.ptr<3>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.sext %a : i32 to i64
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.sext %arg0 : i32 to i64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.trunc %a overflow<nsw> : i32 to i16
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.trunc %arg0 overflow<nsw> : i32 to i16
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.zext nneg %a : i32 to i64
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.zext nneg %arg0 : i32 to i64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.sitofp %a : i32 to f32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.sitofp %arg0 : i32 to f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.fptosi %x : f32 to i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.fptosi %arg2 : f32 to i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.fpext %x : f32 to f64
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.fpext %arg2 : f32 to f64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.select %c, %a, %b : i1, i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.select %arg4, %arg0, %arg1 : i1, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.freeze %a : i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.freeze %arg0 : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
