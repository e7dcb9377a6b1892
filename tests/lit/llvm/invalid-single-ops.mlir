// RUN: pyopt %s --split-input-file --verify-diagnostics

// One op at a time.

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  // expected-error @+1 {{custom op 'llvm.add' expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: nope}}
  %0 = llvm.add %a, %b overflow<nope> : i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
// expected-note @+1 {{prior use here}}
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  // expected-error @+1 {{use of value '%x' expects different type than prior uses: 'i32' vs 'f32'}}
  %0 = llvm.add %a, %x : i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  // expected-error @+2 {{expected ::mlir::LLVM::FastmathFlags to be one of: none, nnan, ninf, nsz, arcp, contract, afn, reassoc, fast}}
  // expected-error @+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
  %0 = llvm.fadd %x, %x {fastmathFlags = #llvm.fastmath<nope>} : f32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  // expected-error @+1 {{'llvm.fadd' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %0 = llvm.fadd %a, %b : i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  // expected-error @+1 {{custom op 'llvm.icmp' 'nope' is an incorrect value of the 'predicate' attribute}}
  %0 = llvm.icmp "nope" %a, %b : i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  // expected-error @+1 {{expected attribute value}}
  %0 = llvm.icmp %a, %b : i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  // expected-error @+1 {{'llvm.load' op expected alignment for atomic access}}
  %0 = llvm.load %p atomic seq_cst : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  // expected-error @+1 {{custom op 'llvm.load' expected string or keyword containing one of the following enum values for attribute 'ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
  %0 = llvm.load %p atomic nope {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  // expected-error @+1 {{'llvm.load' op unsupported ordering 'release'}}
  %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  // expected-error @+1 {{'llvm.load' op operand #0 must be LLVM pointer type, but got 'i32'}}
  %0 = llvm.load %a : i32 -> i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  // expected-error @+1 {{'llvm.load' op result #0 must be LLVM type with size, but got '!llvm.void'}}
  %0 = llvm.load %p : !llvm.ptr -> !llvm.void
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  // expected-error @+1 {{'llvm.store' op unsupported ordering 'acquire'}}
  llvm.store %a, %p atomic acquire {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  // expected-error @+1 {{'llvm.getelementptr' op index 1 indexing a struct is out of bounds}}
  %0 = llvm.getelementptr %p[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  // expected-error @+1 {{'llvm.getelementptr' op expected index 1 indexing a struct to be constant}}
  %0 = llvm.getelementptr %p[0, %a] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  // expected-error @+1 {{custom op 'llvm.getelementptr' expected one of [none, inbounds_flag, nusw, nuw, inbounds] for ::mlir::LLVM::GEPNoWrapFlags, got: nope}}
  %0 = llvm.getelementptr nope %p[0] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  // expected-error @+1 {{'llvm.bitcast' op can only cast pointers from and to pointers}}
  %0 = llvm.bitcast %p : !llvm.ptr to i64
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  // expected-error @+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %0 = llvm.sext %a : i32 to i16
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  // expected-error @+1 {{'llvm.select' op operand #0 must be 1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer, but got 'i32'}}
  %0 = llvm.select %a, %a, %b : i32, i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  // expected-error @+1 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
  %0 = llvm.mlir.addressof @nope : !llvm.ptr
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  // expected-error @+1 {{'llvm.call' op 'nope' does not reference a symbol in the current scope}}
  %0 = llvm.call @nope(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  // expected-error @+1 {{'llvm.call' op incorrect number of operands (2) for callee (expecting: 1)}}
  %0 = llvm.call @g(%a, %b) : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  // expected-error @+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type}}
  %0 = llvm.atomicrmw fadd %p, %a monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  // expected-error @+1 {{custom op 'llvm.atomicrmw' expected string or keyword containing one of the following enum values for attribute 'bin_op' [xchg, add, sub, _and, nand, _or, _xor, max, min, umax, umin, fadd, fsub, fmax, fmin, uinc_wrap, udec_wrap, usub_cond, usub_sat, fmaximum, fminimum]}}
  %0 = llvm.atomicrmw nope %p, %a monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  // expected-error @+1 {{'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'}}
  %0 = llvm.cmpxchg %p, %a, %b monotonic acq_rel : !llvm.ptr, i32
  llvm.return
}
