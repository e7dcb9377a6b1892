// RUN: pyopt --split-input-file --verify-diagnostics %s

// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.add"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.sub"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.mul"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.sdiv"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.udiv"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.srem"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.urem"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.ashr"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.lshr"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.shl"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.or"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.and"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.xor"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.fadd"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.fsub"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.fmul"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.fdiv"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.frem"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.fneg"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.fmuladd"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.fma"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.trunc"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.zext"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.sext"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.uitofp"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.sitofp"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.inttoptr"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.fptrunc"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.fpext"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.fptoui"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.fptosi"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.ptrtoint"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.select"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.merge"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.load"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.store"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.experimental.vp.strided.load"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.experimental.vp.strided.store"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.coro.id"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.coro.begin"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.coro.size"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.coro.align"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.coro.save"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.coro.suspend"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.coro.end"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.coro.free"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.coro.resume"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.coro.promise"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.annotation"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.eh.typeid.for"(%i) : (index) -> ()
  llvm.return
}
// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.experimental.noalias.scope.decl"(%i) : (index) -> ()
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr<1>, %i: i16, %line: i32) {
  // expected-error @+1 {{'llvm.intr.var.annotation' op failed to verify that all of {annotation, fileName, attr} have same type}}
  "llvm.intr.var.annotation"(%p, %q, %p, %line, %q)
      : (!llvm.ptr, !llvm.ptr<1>, !llvm.ptr, i32, !llvm.ptr<1>) -> ()
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr<1>, %i: i16, %line: i32) {
  // expected-error @+1 {{'llvm.intr.ptr.annotation' op failed to verify that all of {res, ptr} have same type}}
  %0 = "llvm.intr.ptr.annotation"(%p, %q, %q, %line, %q)
      : (!llvm.ptr, !llvm.ptr<1>, !llvm.ptr<1>, i32, !llvm.ptr<1>) -> !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @f(%i: i64) {
  // expected-error @+1 {{invalid properties {prob = 1 : i32} for op llvm.intr.expect.with.probability: Invalid attribute `prob` in property conversion: 1 : i32}}
  %0 = "llvm.intr.expect.with.probability"(%i, %i) <{prob = 1 : i32}> : (i64, i64) -> i64
  llvm.return
}
// -----
llvm.func @f(%x: vector<4xi32>) {
  // expected-error @+1 {{'llvm.intr.experimental.constrained.fptrunc' op requires attribute 'fpExceptionBehavior'}}
  %0 = "llvm.intr.experimental.constrained.fptrunc"(%x) : (vector<4xi32>) -> f32
  llvm.return
}
// -----
llvm.func @f(%i: vector<[4]xi32>, %j: vector<4xi32>) {
  // expected-error @+1 {{'llvm.intr.vector.insert' op failed to verify that all of {dstvec, res} have same type}}
  %0 = "llvm.intr.vector.insert"(%i, %j) <{pos = 0 : i64}>
      : (vector<[4]xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}

// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.reduce.add"(%i) : (index) -> ()
  llvm.return
}

// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.reduce.mul"(%i) : (index) -> ()
  llvm.return
}

// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.reduce.and"(%i) : (index) -> ()
  llvm.return
}

// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.reduce.or"(%i) : (index) -> ()
  llvm.return
}

// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.reduce.xor"(%i) : (index) -> ()
  llvm.return
}

// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.reduce.smax"(%i) : (index) -> ()
  llvm.return
}

// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.reduce.smin"(%i) : (index) -> ()
  llvm.return
}

// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.reduce.umax"(%i) : (index) -> ()
  llvm.return
}

// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.reduce.umin"(%i) : (index) -> ()
  llvm.return
}

// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.reduce.fadd"(%i) : (index) -> ()
  llvm.return
}

// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.reduce.fmul"(%i) : (index) -> ()
  llvm.return
}

// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.reduce.fmax"(%i) : (index) -> ()
  llvm.return
}

// -----
// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%i: index) {
  "llvm.intr.vp.reduce.fmin"(%i) : (index) -> ()
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xi32>, %w: vector<2xi32>, %s: vector<[4]xi32>, %b: vector<8192xi32>,
             %p: vector<4x!llvm.ptr>, %m: vector<4xi1>, %q: vector<2xi1>) {
  // expected-error @+1 {{'llvm.intr.vector.interleave2' op failed to verify that result has twice as many elements as 'vec1'}}
  %0 = "llvm.intr.vector.interleave2"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xi32>, %w: vector<2xi32>) {
  // expected-error @+1 {{'llvm.intr.vector.interleave2' op failed to verify that all of {vec1, vec2} have same type}}
  %0 = "llvm.intr.vector.interleave2"(%v, %w) : (vector<4xi32>, vector<2xi32>) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xi32>, %w: vector<2xi32>, %s: vector<[4]xi32>, %b: vector<8192xi32>) {
  // expected-error @+1 {{'llvm.intr.vector.extract' op failed to verify that it is not extracting scalable from fixed-length vectors.}}
  %0 = llvm.intr.vector.extract %v[0] : vector<[4]xi32> from vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xi32>, %w: vector<2xi32>, %s: vector<[4]xi32>, %b: vector<8192xi32>) {
  // expected-error @+1 {{'llvm.intr.vector.extract' op failed to verify that vectors are not bigger than 2^17 bits.}}
  %0 = llvm.intr.vector.extract %b[0] : vector<4xi32> from vector<8192xi32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xi32>, %w: vector<2xi32>, %s: vector<[4]xi32>, %b: vector<8192xi32>) {
  // expected-error @+1 {{'llvm.intr.vector.insert' op failed to verify that it is not inserting scalable into fixed-length vectors.}}
  %0 = llvm.intr.vector.insert %s, %v[0] : vector<[4]xi32> into vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xi32>, %p: vector<4x!llvm.ptr>, %q: vector<4xi1>) {
  // expected-error @+1 {{'llvm.intr.masked.gather' op expected operand #1 type to be 'vector<2x!llvm.ptr>'}}
  %0 = llvm.intr.masked.gather %p, %q {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<2xi32>, %p: vector<4x!llvm.ptr>, %q: vector<4xi1>) {
  // expected-error @+1 {{'llvm.intr.masked.scatter' op expected operand #2 type to be 'vector<2x!llvm.ptr>'}}
  llvm.intr.masked.scatter %v, %p, %q {alignment = 1 : i32} : vector<2xi32>, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.return
}
