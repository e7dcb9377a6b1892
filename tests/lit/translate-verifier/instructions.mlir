// RUN: pyopt-translate --mlir-to-llvmir --split-input-file --verify-diagnostics %s

// LLVM's verifier: casts, memory and atomic accesses. tests/differential/test_rejected_translations.py compares each chunk.

llvm.comdat @c {
  llvm.comdat_selector @any any
}
// expected-error @+1 {{Declaration may not be in a Comdat!}}
llvm.func available_externally @f() comdat(@c::@any) {
  llvm.return
}

// -----

llvm.comdat @c {
  llvm.comdat_selector @any any
}
// expected-error @+1 {{Declaration may not be in a Comdat!}}
llvm.func @f() comdat(@c::@any)

// -----

llvm.comdat @c {
  llvm.comdat_selector @any any
}
// expected-error @+1 {{'common' global may not be in a Comdat!}}
llvm.mlir.global common @g(0 : i32) comdat(@c::@any) : i32

// -----

llvm.comdat @c {
  llvm.comdat_selector @any any
}
llvm.mlir.global private @g(0 : i32) comdat(@c::@any) : i32

// -----

llvm.func @f(%a: !llvm.ptr {llvm.swifterror}) {
  %0 = llvm.ptrtoint %a : !llvm.ptr to i64
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.load' op unsupported ordering 'acq_rel'}}
  %0 = llvm.load %p atomic acq_rel {alignment = 4 : i64} : !llvm.ptr -> i32
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
  // expected-error @+1 {{'llvm.load' op expected alignment for atomic access}}
  %0 = llvm.load %p atomic acquire : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @+1 {{'llvm.store' op unsupported ordering 'acquire'}}
  llvm.store %a, %p atomic acquire {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i24) {
  // expected-error @+1 {{'llvm.store' op unsupported type 'i24' for atomic access}}
  llvm.store %a, %p atomic release {alignment = 4 : i64} : i24, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i4) {
  // expected-error @+1 {{'llvm.store' op unsupported type 'i4' for atomic access}}
  llvm.store %a, %p atomic release {alignment = 4 : i64} : i4, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: !llvm.struct<(i32)>) {
  // expected-error @+1 {{'llvm.store' op unsupported type '!llvm.struct<(i32)>' for atomic access}}
  llvm.store %a, %p atomic release {alignment = 4 : i64} : !llvm.struct<(i32)>, !llvm.ptr
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
  // expected-error @+1 {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
  llvm.fence unordered
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @+1 {{'llvm.cmpxchg' op ordering must be at least 'monotonic'}}
  %0 = llvm.cmpxchg %p, %a, %a unordered monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @+1 {{'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'}}
  %0 = llvm.cmpxchg %p, %a, %a acquire release : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i24) {
  // expected-error @+1 {{'llvm.cmpxchg' op unexpected LLVM IR type}}
  %0 = llvm.cmpxchg %p, %a, %a acquire monotonic : !llvm.ptr, i24
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i24) {
  // expected-error @+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
  %0 = llvm.atomicrmw add %p, %a acquire : !llvm.ptr, i24
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error @+1 {{'llvm.atomicrmw' op expected at least 'monotonic' ordering}}
  %0 = llvm.atomicrmw add %p, %a unordered : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: f32) {
  // expected-error @+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
  %0 = llvm.atomicrmw add %p, %a acquire : !llvm.ptr, f32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 3 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @+1 {{huge alignment values are unsupported}}
  %0 = llvm.load %p {alignment = 8589934592 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error @+1 {{huge alignment values are unsupported}}
  %0 = llvm.alloca %n x i32 {alignment = 8589934592 : i64} : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.load' op result #0 must be LLVM type with size, but got '!llvm.struct<"o", opaque>'}}
  %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<"o", opaque>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error @+1 {{Cannot allocate unsized type}}
  %0 = llvm.alloca %n x !llvm.struct<"o", opaque> : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @+1 {{GEP into unsized type!}}
  %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"o", opaque>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xi8>) {
  // expected-error @+1 {{Invalid bitcast}}
  %0 = llvm.bitcast %a : vector<4xi8> to i64
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{DestTy too big for Trunc}}
  %0 = llvm.trunc %a : i32 to i64
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %0 = llvm.zext %a : i32 to i16
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error @+1 {{DestTy too small for FPExt}}
  %0 = llvm.fpext %a : f32 to f16
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error @+1 {{DestTy too big for FPTrunc}}
  %0 = llvm.fptrunc %a : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  %0 = llvm.fptrunc %a : f32 to f32
  llvm.return
}

// -----

llvm.func @f(%a: f16) {
  // expected-error @+1 {{DestTy too big for FPTrunc}}
  %0 = llvm.fptrunc %a : f16 to bf16
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xf32>) {
  // expected-error @+1 {{FPToSI source and dest vector length mismatch}}
  %0 = llvm.fptosi %a : vector<4xf32> to vector<3xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xf32>) {
  // expected-error @+1 {{FPToSI source and dest must both be vector or scalar}}
  %0 = llvm.fptosi %a : vector<4xf32> to i32
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.addrspacecast %a : !llvm.ptr to !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  // expected-error @+1 {{'llvm.bitcast' op cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead}}
  %0 = llvm.bitcast %a : !llvm.ptr to !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  // expected-error @+1 {{'llvm.bitcast' op can only cast pointers from and to pointers}}
  %0 = llvm.bitcast %a : !llvm.ptr to i64
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xi32>) {
  // expected-error @+1 {{'llvm.ptrtoint' op operand #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'vector<4xi32>'}}
  %0 = llvm.ptrtoint %a : vector<4xi32> to i64
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xi32>) {
  %0 = llvm.trunc %a : vector<4xi32> to vector<3xi16>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xi32>) {
  // expected-error @+1 {{trunc source and destination must both be a vector or neither}}
  %0 = llvm.trunc %a : vector<4xi32> to i16
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xi32>) {
  // expected-error @+1 {{DestTy too big for Trunc}}
  %0 = llvm.trunc %a : vector<4xi32> to vector<4xi64>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xi32>) {
  // expected-error @+1 {{input and output vectors are of incompatible shape}}
  %0 = llvm.zext %a : vector<4xi32> to vector<3xi64>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{input type is an integer but output type is a vector}}
  %0 = llvm.zext %a : i32 to vector<3xi64>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{input type is an integer but output type is a vector}}
  %0 = llvm.sext %a : i32 to vector<3xi64>
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error @+1 {{fpext source and destination must both be a vector or neither}}
  %0 = llvm.fpext %a : f32 to vector<3xf64>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xf32>) {
  %0 = llvm.fpext %a : vector<4xf32> to vector<3xf64>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xf64>) {
  // expected-error @+1 {{fptrunc source and destination must both be a vector or neither}}
  %0 = llvm.fptrunc %a : vector<4xf64> to f32
  llvm.return
}

// -----

llvm.func @f(%a: f16) {
  // expected-error @+1 {{DestTy too small for FPExt}}
  %0 = llvm.fpext %a : f16 to bf16
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xi32>) {
  // expected-error @+1 {{UIToFP source and dest must both be vector or scalar}}
  %0 = llvm.uitofp %a : vector<4xi32> to f32
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xi32>) {
  // expected-error @+1 {{SIToFP source and dest vector length mismatch}}
  %0 = llvm.sitofp %a : vector<4xi32> to vector<3xf32>
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error @+1 {{FPToUI source and dest must both be vector or scalar}}
  %0 = llvm.fptoui %a : f32 to vector<3xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4x!llvm.ptr>) {
  // expected-error @+1 {{PtrToInt type mismatch}}
  %0 = llvm.ptrtoint %a : vector<4x!llvm.ptr> to i64
  llvm.return
}

// -----

llvm.func @f(%a: vector<4x!llvm.ptr>) {
  // expected-error @+1 {{PtrToInt Vector length mismatch}}
  %0 = llvm.ptrtoint %a : vector<4x!llvm.ptr> to vector<3xi64>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xi64>) {
  // expected-error @+1 {{IntToPtr type mismatch}}
  %0 = llvm.inttoptr %a : vector<4xi64> to !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xi64>) {
  // expected-error @+1 {{IntToPtr Vector length mismatch}}
  %0 = llvm.inttoptr %a : vector<4xi64> to vector<3x!llvm.ptr>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4x!llvm.ptr>) {
  // expected-error @+1 {{AddrSpaceCast vector pointer number of elements mismatch}}
  %0 = llvm.addrspacecast %a : vector<4x!llvm.ptr> to vector<3x!llvm.ptr<1>>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4x!llvm.ptr>) {
  // expected-error @+1 {{AddrSpaceCast vector pointer number of elements mismatch}}
  %0 = llvm.addrspacecast %a : vector<4x!llvm.ptr> to !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xi8>) {
  // expected-error @+1 {{Invalid bitcast}}
  %0 = llvm.bitcast %a : vector<4xi8> to vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{Invalid bitcast}}
  %0 = llvm.bitcast %a : i32 to f64
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  %0 = llvm.alloca inalloca %i x i32 : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%c: i32, %q: !llvm.ptr) {
  // expected-error @+1 {{Duplicate integer as switch case}}
  llvm.switch %c : i32, ^b [1: ^b, 1: ^b]
^b:
  llvm.return
}

// -----

llvm.func @f(%c: i8, %q: !llvm.ptr) {
  // expected-error @+1 {{Duplicate integer as switch case}}
  llvm.switch %c : i8, ^b [255: ^b, -1: ^b]
^b:
  llvm.return
}

// -----

llvm.func @f(%c: i8, %q: !llvm.ptr) {
  llvm.switch %c : i8, ^b [
    300: ^b,
    255: ^b
  ]
^b:
  llvm.return
}
