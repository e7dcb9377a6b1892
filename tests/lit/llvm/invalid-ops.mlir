// RUN: pyopt --split-input-file --verify-diagnostics %s

llvm.func @f(%a: i32, %b: i32) {
  // expected-error @+1 {{invalid properties {predicate = 77 : i64} for op llvm.icmp: Invalid attribute `predicate` in property conversion: 77 : i64}}
  %0 = "llvm.icmp"(%a, %b) <{predicate = 77 : i64}> : (i32, i32) -> i1
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i32) {
  // expected-error @+1 {{'llvm.icmp' op requires attribute 'predicate'}}
  %0 = "llvm.icmp"(%a, %b) : (i32, i32) -> i1
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i32) {
  // expected-error @+1 {{custom op 'llvm.icmp' 'foo' is an incorrect value of the 'predicate' attribute}}
  %0 = llvm.icmp "foo" %a, %b : i32
  llvm.return
}

// -----

// expected-note @+1 {{prior use here}}
llvm.func @f(%a: i32, %b: i32) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = llvm.icmp "eq" %a, %b : f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i32) {
  // expected-error @+1 {{expected attribute value}}
  %0 = llvm.icmp eq %a, %b : f32
  llvm.return
}

// -----

llvm.func @f(%f: f32) {
  // expected-error @+1 {{custom op 'llvm.fcmp' 'foo' is an incorrect value of the 'predicate' attribute}}
  %0 = llvm.fcmp "foo" %f, %f : f32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{'llvm.fcmp' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %0 = llvm.fcmp "oeq" %a, %a : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error @+1 {{custom op 'llvm.atomicrmw' expected string or keyword containing one of the following enum values for attribute 'bin_op' [xchg, add, sub, _and, nand, _or, _xor, max, min, umax, umin, fadd, fsub, fmax, fmin, uinc_wrap, udec_wrap, usub_cond, usub_sat, fmaximum, fminimum]}}
  %0 = llvm.atomicrmw foo %p, %a acq_rel : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error @+1 {{custom op 'llvm.atomicrmw' expected string or keyword containing one of the following enum values for attribute 'ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
  %0 = llvm.atomicrmw add %p, %a bad : !llvm.ptr, i32
  llvm.return
}

// -----

// expected-note @+1 {{prior use here}}
llvm.func @f(%a: i32, %f: f32) {
  // expected-error @+1 {{use of value '%f' expects different type than prior uses: 'i32' vs 'f32'}}
  %0 = llvm.add %a, %f : i32
  llvm.return
}

// -----

llvm.func @f(%f: f32) {
  // expected-error @+1 {{'llvm.add' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %0 = llvm.add %f, %f : f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i32) {
  // expected-error @+1 {{'llvm.add' op requires the same type for all operands and results}}
  %0 = "llvm.add"(%a, %b) : (i32, i32) -> i64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i32) {
  // expected-error @+1 {{custom op 'llvm.add' expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: foo}}
  %0 = llvm.add %a, %b overflow<foo> : i32
  llvm.return
}

// -----

llvm.func @f(%f: f32) {
  // expected-error @+2 {{expected ::mlir::LLVM::FastmathFlags to be one of: none, nnan, ninf, nsz, arcp, contract, afn, reassoc, fast}}
  // expected-error @+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
  %0 = llvm.fadd %f, %f {fastmathFlags = #llvm.fastmath<x>} : f32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %0 = llvm.sext %a : i32 to i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{'llvm.sitofp' op result #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %0 = llvm.sitofp %a : i32 to i32
  llvm.return
}

// -----

llvm.func @f(%f: f32) {
  // expected-error @+1 {{'llvm.fptosi' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %0 = llvm.fptosi %f : f32 to f32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{'llvm.bitcast' op can only cast pointers from and to pointers}}
  %0 = llvm.bitcast %a : i32 to !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xi32>) {
  // expected-error @+1 {{input and output vectors are of incompatible shape}}
  %0 = llvm.zext %v : vector<4xi32> to vector<2xi64>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xi32>) {
  // expected-error @+1 {{input type is a vector but output type is an integer}}
  %0 = llvm.zext %v : vector<4xi32> to i64
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.addrspacecast' op result #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'i32'}}
  %0 = llvm.addrspacecast %p : !llvm.ptr to i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{input type is an integer but output type is a vector}}
  %0 = llvm.zext %a : i32 to vector<4xi64>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{'llvm.select' op operand #0 must be 1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer, but got 'i32'}}
  %0 = llvm.select %a, %a, %a : i32, i32
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xi32>) {
  // expected-error @+1 {{'llvm.select' op operand #0 must be 1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer, but got 'vector<4xi32>'}}
  %0 = llvm.select %v, %v, %v : vector<4xi32>, vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{'llvm.fneg' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %0 = llvm.fneg %a : i32
  llvm.return
}

// -----

// expected-note @+1 {{prior use here}}
llvm.func @f(%x: i1) {
  // expected-error @+1 {{use of value '%x' expects different type than prior uses: 'index' vs 'i1'}}
  %0 = llvm.freeze %x : index
  llvm.return
}

// -----

llvm.func @f(%vp: vector<4x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.bitcast' op cannot cast vector of pointers to pointer}}
  %0 = llvm.bitcast %vp : vector<4x!llvm.ptr> to !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.bitcast' op cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead}}
  %0 = llvm.bitcast %p : !llvm.ptr to !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.bitcast' op cannot cast pointer to vector of pointers}}
  %0 = llvm.bitcast %p : !llvm.ptr to vector<4x!llvm.ptr>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %f: f32, %x: i1) {
  // expected-error @+1 {{'llvm.select' op failed to verify that all of {trueValue, falseValue, res} have same type}}
  %0 = "llvm.select"(%x, %a, %f) : (i1, i32, f32) -> i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'llvm.mlir.zero' op target extension type does not support zero-initializer}}
  %0 = llvm.mlir.zero : !llvm.target<"foo">
  llvm.return
}

// -----

llvm.func @f(%a: i32, %f: f32) {
  // expected-error @+1 {{'llvm.icmp' op operand #1 must be signless integer or LLVM dialect-compatible vector of signless integer or LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'f32'}}
  %0 = "llvm.icmp"(%a, %f) <{predicate = 0 : i64}> : (i32, f32) -> i1
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i32) {
  // expected-error @+1 {{'llvm.icmp' op result #0 must be 1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer, but got 'i32'}}
  %0 = "llvm.icmp"(%a, %b) <{predicate = 0 : i64}> : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xi32>) {
  // expected-error @+1 {{'llvm.icmp' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "llvm.icmp"(%v, %v) <{predicate = 0 : i64}> : (vector<4xi32>, vector<4xi32>) -> i1
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.getelementptr' op expected as many dynamic indices as specified in 'rawConstantIndices'}}
  %0 = "llvm.getelementptr"(%p, %a) <{elem_type = i8, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr, i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.getelementptr' op expected index 1 indexing a struct to be constant}}
  %0 = llvm.getelementptr %p[%a, %a] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.getelementptr' op index 1 indexing a struct is out of bounds}}
  %0 = llvm.getelementptr %p[%a, 5] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.getelementptr' op type 'f32' cannot be indexed (index #2)}}
  %0 = llvm.getelementptr %p[0, 1, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @+1 {{custom op 'llvm.getelementptr' integer value too large}}
  %0 = llvm.getelementptr %p[2147483648] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @+1 {{expected SSA operand}}
  %0 = llvm.getelementptr %p[] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.getelementptr' op type 'i8' cannot be indexed (index #1)}}
  %0 = llvm.getelementptr %p[1, 2] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error @+1 {{custom op 'llvm.getelementptr' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = llvm.getelementptr %p[%a] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.getelementptr' op result #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'i32'}}
  %0 = llvm.getelementptr %p[%a] : (!llvm.ptr, i32) -> i32, i8
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{custom op 'llvm.alloca' expected trailing function type with one argument and one result}}
  %0 = llvm.alloca %a x i32 : (i32, i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{'llvm.alloca' op this target extension type cannot be used in alloca}}
  %0 = llvm.alloca %a x !llvm.target<"x"> : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%f: f32) {
  // expected-error @+1 {{'llvm.alloca' op operand #0 must be signless integer, but got 'f32'}}
  %0 = llvm.alloca %f x i32 : (f32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{custom op 'llvm.alloca' attribute 'elem_type' occurs more than once in the attribute list}}
  %0 = llvm.alloca %a x i32 {elem_type = i8} : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.load' op result #0 must be LLVM type with size, but got '!llvm.struct<"a", opaque>'}}
  %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<"a", opaque>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.load' op expected alignment for atomic access}}
  %0 = llvm.load %p atomic monotonic : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.load' op unsupported ordering 'release'}}
  %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.load' op unsupported type 'vector<4xi32>' for atomic access}}
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.load' op expected syncscope to be null for non-atomic access}}
  %0 = "llvm.load"(%p) <{ordering = 0 : i64, syncscope = "x"}> : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{'llvm.load' op operand #0 must be LLVM pointer type, but got 'i32'}}
  %0 = llvm.load %a : i32 -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.store' op unsupported ordering 'acquire'}}
  llvm.store %a, %p atomic acquire {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type}}
  %0 = llvm.atomicrmw fadd %p, %a monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.atomicrmw' op expected at least 'monotonic' ordering}}
  %0 = llvm.atomicrmw xchg %p, %a unordered : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'}}
  %0 = llvm.cmpxchg %p, %a, %b monotonic release : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.cmpxchg' op ordering must be at least 'monotonic'}}
  %0 = llvm.cmpxchg %p, %a, %b unordered monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
  llvm.fence monotonic
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'llvm.mlir.constant' op expected integer type}}
  %0 = llvm.mlir.constant(1 : i32) : f32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
  %0 = llvm.mlir.constant("abc") : !llvm.array<4 x i8>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'llvm.mlir.constant' op expected vector or array type}}
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant(unit) : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'llvm.mlir.constant' op expected array attribute of size 2}}
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'llvm.mlir.constant' op does not support target extension type.}}
  %0 = llvm.mlir.constant(0 : i32) : !llvm.target<"spirv.Image">
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'llvm.mlir.constant' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %0 = llvm.mlir.constant(1 : i32) : index
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i32) {
  // expected-error @+1 {{'llvm.call' op incorrect number of operands (2) for callee (expecting: 1)}}
  %0 = llvm.call @h(%a, %b) : (i32, i32) -> i32
  llvm.return
}
llvm.func @h(i32) -> i32

// -----

llvm.func @f(%f: f32) {
  // expected-error @+1 {{'llvm.call' op operand type mismatch for operand 0: 'f32' != 'i32'}}
  %0 = llvm.call @h(%f) : (f32) -> i32
  llvm.return
}
llvm.func @h(i32) -> i32

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{'llvm.call' op expected function call to produce a value}}
  llvm.call @h(%a) : (i32) -> ()
  llvm.return
}
llvm.func @h(i32) -> i32

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{custom op 'llvm.call' expected function with 0 or 1 result}}
  %0:2 = llvm.call @h(%a) : (i32) -> (i32, i32)
  llvm.return
}
llvm.func @h(i32) -> i32

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{'llvm.call' op 'nope' does not reference a symbol in the current scope}}
  %0 = llvm.call @nope(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{'llvm.call' op 'g' does not reference a valid LLVM function or IFunc}}
  %0 = llvm.call @g(%a) : (i32) -> i32
  llvm.return
}
llvm.mlir.global @g(1 : i32) : i32

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{'llvm.call' op missing var_callee_type attribute for vararg call}}
  %0 = llvm.call @va(%a) : (i32) -> i32
  llvm.return
}
llvm.func @va(i32, ...) -> i32

// -----

llvm.func @f() {
  // expected-error @+1 {{'llvm.call' op expected var_callee_type to have at most 0 parameters}}
  %0 = llvm.call @va() vararg(!llvm.func<i32 (i32, ...)>) : () -> i32
  llvm.return
}
llvm.func @va(i32, ...) -> i32

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{'llvm.call' op expected var_callee_type to be a variadic function type}}
  %0 = llvm.call @h(%a) vararg(!llvm.func<i32 (i32)>) : (i32) -> i32
  llvm.return
}
llvm.func @h(i32) -> i32

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{'llvm.call' op attribute 'var_callee_type' failed to satisfy constraint: type attribute of LLVM function type}}
  %0 = llvm.call @h(%a) vararg(i32) : (i32) -> i32
  llvm.return
}
llvm.func @h(i32) -> i32

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error @+1 {{custom op 'llvm.call' expected indirect call to have 2 trailing types}}
  %0 = llvm.call %p(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error @+2 {{expected '('}}
  // expected-error @+1 {{custom op 'llvm.call' expected trailing function type}}
  %0 = llvm.call %p(%a) : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{'llvm.call' op indirect call expects a pointer as callee: 'i32'}}
  %0 = llvm.call %a(%a) : i32, (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{expected attribute value}}
  %0 = llvm.call musttail fastcc @h(%a) : (i32) -> i32
  llvm.return
}
llvm.func @h(i32) -> i32

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{custom op 'llvm.call' attribute 'TailCallKind' occurs more than once in the attribute list}}
  %0 = llvm.call tail @h(%a) {TailCallKind = #llvm.tailcallkind<none>} : (i32) -> i32
  llvm.return
}
llvm.func @h(i32) -> i32

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{custom op 'llvm.call' attribute 'CConv' occurs more than once in the attribute list}}
  %0 = llvm.call @h(%a) {x, CConv = #llvm.cconv<fastcc>} : (i32) -> i32
  llvm.return
}
llvm.func @h(i32) -> i32

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{'llvm.call' op result type mismatch: 'f32' != 'i32'}}
  %0 = llvm.call @h(%a) : (i32) -> f32
  llvm.return
}
llvm.func @h(i32) -> i32

// -----

llvm.func @f() {
  // expected-error @+1 {{'llvm.call' op must have either a `callee` attribute or at least an operand}}
  "llvm.call"() <{op_bundle_sizes = array<i32>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{'llvm.call_intrinsic' op intrinsic name must start with 'llvm.'}}
  %0 = llvm.call_intrinsic "foo"(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
  %0 = llvm.mlir.addressof @nope : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'llvm.mlir.addressof' op pointer address space must match address space of the referenced global or alias}}
  %0 = llvm.mlir.addressof @g : !llvm.ptr<1>
  llvm.return
}
llvm.mlir.global @g(1 : i32) : i32

// -----

llvm.func @f() {
  // expected-error @+1 {{'llvm.mlir.addressof' op result #0 must be LLVM pointer type, but got 'i32'}}
  %0 = llvm.mlir.addressof @g : i32
  llvm.return
}
llvm.mlir.global @g(1 : i32) : i32

// -----

llvm.func @f(%f: f32, %v: vector<4xi32>) {
  // expected-error @+1 {{custom op 'llvm.extractelement' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
  %0 = llvm.extractelement %v[%f : f32] : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{custom op 'llvm.extractelement' invalid kind of type specified: expected builtin.vector, but found 'i32'}}
  %0 = llvm.extractelement %a[%a : i32] : i32
  llvm.return
}

// -----

// expected-note @+1 {{when returning from function}}
llvm.func @f(%a: i32) {
  // expected-error @+1 {{'llvm.return' op expected no operands}}
  llvm.return %a : i32
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{expected '['}}
  llvm.switch %a : i32, ^bb1 {foo}
^bb1:
  llvm.return
}

// -----

llvm.func @f(%f: f32) {
  // expected-error @+1 {{custom op 'llvm.switch' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
  llvm.switch %f : f32, ^bb1 [ 1: ^bb1 ]
^bb1:
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{'llvm.intr.sqrt' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %0 = llvm.intr.sqrt(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{'llvm.intr.abs' op requires attribute 'is_int_min_poison'}}
  %0 = "llvm.intr.abs"(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xi32>) {
  // expected-error @+1 {{'llvm.intr.vector.reduce.add' op requires the same element type for all operands and results}}
  %0 = "llvm.intr.vector.reduce.add"(%v) : (vector<4xi32>) -> i64
  llvm.return
}

// -----

// expected-error @+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global @a("ab") : !llvm.array<3 x i8>

// -----

// expected-error @+1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}
llvm.mlir.global @a(1 : i32)

// -----

// expected-error @+1 {{expected '('}}
llvm.mlir.global @a : i32

// -----

// expected-error @+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @a(1 : i32) : i32

// -----

// expected-error @+1 {{'llvm.mlir.global' op expected array type for 'appending' linkage}}
llvm.mlir.global appending @a() : i32

// -----

// expected-error @+1 {{'llvm.mlir.global' op cannot have both initializer value and region}}
llvm.mlir.global @a(1 : i32) {alignment = 4 : i64} : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error @+1 {{'llvm.mlir.global' op initializer region type 'i64' does not match global type 'i32'}}
llvm.mlir.global @a() : i32 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}

// -----

// expected-error @+1 {{'llvm.mlir.global' op initializer region cannot return void}}
llvm.mlir.global @a() : i32 {
  llvm.return
}

// -----

llvm.mlir.global @a() : i32 {
  // expected-error @+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
  %0 = "foo"() : () -> i32 llvm.return %0 : i32 }

// -----

// expected-error @+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global foo @a() : i32

// -----

// expected-error @+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global @a(1 : i32) : !llvm.label

// -----

// expected-error @+1 {{custom op 'llvm.mlir.global_ctors' expected 'ctors'}}
llvm.mlir.global_ctors {ctors = [@a], priorities = []}

// -----

// expected-error @+1 {{ctors, priorities, and data must have the same number of elements}}
llvm.mlir.global_ctors ctors = [@a], priorities = [], data = [#llvm.zero]

// -----

// expected-error @+1 {{dtors, priorities, and data must have the same number of elements}}
llvm.mlir.global_dtors dtors = [@a], priorities = [1 : i32], data = []

// -----

// expected-error @+1 {{data element must be symbol or #llvm.zero}}
llvm.mlir.global_dtors dtors = [@a], priorities = [1 : i32], data = ["a"]

// -----

// expected-error @+1 {{'llvm.mlir.global_ctors' op 'a' does not reference a valid LLVM function}}
llvm.mlir.global_ctors ctors = [@a], priorities = [1 : i32], data = [@a]

// -----

// expected-error @+1 {{'llvm.mlir.global_ctors' op 'a' does not have a definition}}
llvm.mlir.global_ctors ctors = [@a], priorities = [1 : i32], data = [#llvm.zero]
llvm.func @a()

// -----

// expected-error @+1 {{'llvm.mlir.global' op expects region #0 to have 0 or 1 blocks}}
llvm.mlir.global external @a() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^bb1
^bb1:
  llvm.return %0 : i32
}

// -----

llvm.func @f(%x: i1) {
  // expected-error @+1 {{expects number of branch weights to match number of successors: 3 vs 2}}
  llvm.cond_br %x weights([1, 2, 3]), ^bb1, ^bb1
^bb1:
  llvm.return
}

// -----

llvm.comdat @x {
  llvm.comdat_selector @y largest
  // expected-error @+1 {{only comdat selector symbols can appear in a comdat region}}
  llvm.return
}

// -----

// expected-error @+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
llvm.func @a(i32 {llvm.noalias}, !llvm.ptr) -> (i32 {llvm.signext}) attributes {x}

// -----

// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected zero or one function result}}
llvm.func @a(%x: i32) -> (i32, i32)

// -----

// expected-error @+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func private @a()

// -----

// expected-error @+1 {{custom op 'llvm.func' attribute 'linkage' occurs more than once in the attribute list}}
llvm.func @a() attributes {linkage = #llvm.linkage<external>}

// -----

// expected-error @+1 {{'llvm.func' op functions cannot have 'common' linkage}}
llvm.func common @a() {
  llvm.return
}

// -----

// expected-note @+1 {{when returning from function}}
llvm.func @a() -> i32 {

  // expected-error @+1 {{'llvm.return' op expected 1 operand}}
  llvm.return
}

// -----

// expected-note @+1 {{when returning from function}}
llvm.func @a() -> i64 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  // expected-error @+1 {{'llvm.return' op mismatching result types}}
  llvm.return %0 : i32 }

// -----

// expected-error @+1 {{'llvm.func' op entry block must have 1 arguments to match function signature}}
"llvm.func"() <{function_type = !llvm.func<void (i32)>, sym_name = "f"}> ({ ^bb0:
  llvm.return
}) : () -> ()

// -----

// expected-error @+1 {{'llvm.func' op attribute 'function_type' failed to satisfy constraint: type attribute of LLVM function type}}
"llvm.func"() <{function_type = () -> (), sym_name = "f"}> ({}) : () -> ()

// -----

// expected-error @+1 {{expected '('}}
func.func private @a(!llvm.func<i32>)

// -----

// expected-error @+1 {{expected ')'}}
func.func private @a(!llvm.func<i32 (..., i32)>)

// -----

// expected-error @+1 {{invalid function result type: '!llvm.label'}}
func.func private @a(!llvm.func<label ()>)

// -----

// expected-error @+1 {{invalid function argument type: '!llvm.void'}}
func.func private @a(!llvm.func<i32 (void)>)

// -----

// expected-error @+1 {{failed to parse parameter list for target extension type}}
func.func private @a(!llvm.target<"a", 0, i32>)

// -----

// expected-error @+2 {{expected string}}
// expected-error @+1 {{failed to parse LLVMTargetExtType parameter 'extTypeName' which is to be a `::llvm::StringRef`}}
func.func private @a(!llvm.target<a>)

// -----

// expected-error @+1 {{invalid array element type: '!llvm.func<void ()>'}}
func.func private @a(!llvm.array<2 x func<void ()>>)

// -----

// expected-error @+1 {{invalid LLVM structure element type: '!llvm.func<void ()>'}}
func.func private @a(!llvm.struct<(func<void ()>)>)

// -----

// expected-error @+1 {{invalid function result type: '!llvm.func<void ()>'}}
func.func private @a(!llvm.func<func<void ()> ()>)

// -----

// expected-error @+1 {{"llvm.noalias" should be a unit attribute}}
llvm.func @a(!llvm.ptr {llvm.noalias = 3})

// -----

// expected-error @+1 {{"llvm.align" attribute attached to non-pointer LLVM type}}
llvm.func @a(!llvm.ptr {llvm.byval = i32, llvm.align = 4 : i64}) -> (i32 {llvm.align = 4 : i64})

// -----

// expected-error @+1 {{'llvm.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 1, but expected 2}}
"llvm.func"() <{function_type = !llvm.func<void (i32, i32)>, sym_name = "f", arg_attrs = [{llvm.noundef}]}> ({
}) : () -> ()

// -----

// expected-error @+1 {{'llvm.func' op expects result attribute array to have the same number of elements as the number of function results, got 1, but expected 0}}
"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "f", res_attrs = [{llvm.noundef}]}> ({
}) : () -> ()

// -----

// expected-error @+1 {{invalid properties {function_type = !llvm.func<void ()>, sym_name = "f", vscale_range = 3 : i64} for op llvm.func: Invalid attribute `vscale_range` in property conversion: 3 : i64}}
"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "f", vscale_range = 3 : i64}> ({
}) : () -> ()

// -----

llvm.func @fence_of_no_scope() {
  // expected-error@below {{expected attribute value}}
  llvm.fence syncscope() seq_cst
  llvm.return
}
