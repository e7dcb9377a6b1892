// RUN: pyopt --split-input-file --verify-diagnostics %s

llvm.func @f(%p: !llvm.ptr, %v: vector<2xf16>) {
  // expected-error @+1 {{'llvm.atomicrmw' op unexpected LLVM IR type for 'xchg' bin_op}}
  %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: vector<2xi32>) {
  // expected-error @+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
  %0 = llvm.atomicrmw umax %p, %v monotonic : !llvm.ptr, vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: vector<2xf16>) {
  // expected-error @+1 {{'llvm.atomicrmw' op failed to verify that result #0 and operand #1 have the same type}}
  %0 = "llvm.atomicrmw"(%p, %v) <{bin_op = 11 : i64, ordering = 6 : i64}> : (!llvm.ptr, vector<2xf16>) -> vector<2xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: vector<2xf16>) {
  // expected-error @+1 {{'llvm.atomicrmw' op expected at least 'monotonic' ordering}}
  %0 = llvm.atomicrmw fadd %p, %v unordered : !llvm.ptr, vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: !llvm.struct<(f32)>) {
  // expected-error @+1 {{'llvm.atomicrmw' op operand #1 must be floating point LLVM type or LLVM pointer type or signless integer or LLVM dialect-compatible fixed-length vector type, but got '!llvm.struct<(f32)>'}}
  %0 = "llvm.atomicrmw"(%p, %a) <{bin_op = 11 : i64, ordering = 6 : i64}> : (!llvm.ptr, !llvm.struct<(f32)>) -> !llvm.struct<(f32)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: vector<[2]xf16>) {
  // expected-error @+1 {{'llvm.atomicrmw' op operand #1 must be floating point LLVM type or LLVM pointer type or signless integer or LLVM dialect-compatible fixed-length vector type, but got 'vector<[2]xf16>'}}
  %0 = "llvm.atomicrmw"(%p, %v) <{bin_op = 11 : i64, ordering = 6 : i64}> : (!llvm.ptr, vector<[2]xf16>) -> vector<[2]xf16>
  llvm.return
}

// -----

llvm.func @at(%p: !llvm.ptr, %v: vector<2xf16>, %w: vector<2xi16>) {
  // expected-error @+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type for vector element}}
  %0 = llvm.atomicrmw fadd %p, %w acq_rel : !llvm.ptr, vector<2xi16>
  llvm.return
}
