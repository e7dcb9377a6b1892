// RUN: pyopt --canonicalize --split-input-file %s | FileCheck %s

llvm.func @chains(%a: vector<2xi32>, %p: !llvm.ptr) -> (vector<2xf32>) {
  %0 = llvm.bitcast %a : vector<2xi32> to i64
  %1 = llvm.bitcast %0 : i64 to f64
  %2 = llvm.bitcast %1 : f64 to vector<2xf32>
  llvm.return %2 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @chains(%arg0: vector<2xi32>, %arg1: !llvm.ptr) -> vector<2xf32> {
// CHECK-NEXT:     %0 = llvm.bitcast %arg0 : vector<2xi32> to vector<2xf32>
// CHECK-NEXT:     llvm.return %0 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @used(%a: i64) -> f64 {
  %0 = llvm.bitcast %a : i64 to vector<2xi32>
  llvm.call @use(%0) : (vector<2xi32>) -> ()
  %1 = llvm.bitcast %0 : vector<2xi32> to f64
  llvm.return %1 : f64
}
llvm.func @use(vector<2xi32>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @used(%arg0: i64) -> f64 {
// CHECK-NEXT:     %0 = llvm.bitcast %arg0 : i64 to vector<2xi32>
// CHECK-NEXT:     llvm.call @use(%0) : (vector<2xi32>) -> ()
// CHECK-NEXT:     %1 = llvm.bitcast %arg0 : i64 to f64
// CHECK-NEXT:     llvm.return %1 : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @use(vector<2xi32>)
// CHECK-NEXT: }

// -----

llvm.func @spaces(%p: !llvm.ptr) -> !llvm.ptr<2> {
  %0 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %1 = llvm.addrspacecast %0 : !llvm.ptr<1> to !llvm.ptr<2>
  llvm.return %1 : !llvm.ptr<2>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @spaces(%arg0: !llvm.ptr) -> !llvm.ptr<2> {
// CHECK-NEXT:     %0 = llvm.addrspacecast %arg0 : !llvm.ptr to !llvm.ptr<2>
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr<2>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near misses: casts of another kind.

llvm.func @others(%p: !llvm.ptr) -> vector<2xi32> {
  %0 = llvm.ptrtoint %p : !llvm.ptr to i64
  %1 = llvm.bitcast %0 : i64 to vector<2xi32>
  llvm.return %1 : vector<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @others(%arg0: !llvm.ptr) -> vector<2xi32> {
// CHECK-NEXT:     %0 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
// CHECK-NEXT:     %1 = llvm.bitcast %0 : i64 to vector<2xi32>
// CHECK-NEXT:     llvm.return %1 : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
