// RUN: pyopt-translate --mlir-to-llvmir --split-input-file --verify-diagnostics %s

// LLVM's verifier: arguments of intrinsics. tests/differential/test_rejected_translations.py compares each chunk.

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  "llvm.intr.memcpy"(%p, %p, %n) <{
    isVolatile = false,
    arg_attrs = [{llvm.align = 3 : i64}, {}, {}]
  }> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%n: i16) {
  %0 = "llvm.intr.ctpop"(%n) : (i16) -> i16
  %1 = "llvm.intr.bswap"(%n) : (i16) -> i16
  llvm.return
}

// -----

llvm.func @f(%n: i8) {
  // expected-error @+1 {{bswap must be an even number of bytes}}
  %1 = "llvm.intr.bswap"(%n) : (i8) -> i8
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xf32>) {
  // expected-error @+1 {{Call parameter type does not match function signature!}}
  %0 = llvm.intr.matrix.transpose %a {rows = 3 : i32, columns = 2 : i32}
      : vector<4xf32> into vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %m: vector<4xi1>) {
  %1 = llvm.intr.masked.load %p, %m {alignment = 3 : i32}
      : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %m: vector<3xi1>) {
  // expected-error @+1 {{Call parameter type does not match function signature!}}
  %1 = llvm.intr.masked.load %p, %m {alignment = 4 : i32}
      : (!llvm.ptr, vector<3xi1>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @+1 {{rw argument to llvm.prefetch must be 0-1}}
  "llvm.intr.prefetch"(%p) <{rw = 3 : i32, hint = 1 : i32, cache = 1 : i32}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @+1 {{locality argument to llvm.prefetch must be 0-3}}
  "llvm.intr.prefetch"(%p) <{rw = 1 : i32, hint = 7 : i32, cache = 1 : i32}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @+1 {{cache type argument to llvm.prefetch must be 0-1}}
  "llvm.intr.prefetch"(%p) <{rw = 1 : i32, hint = 1 : i32, cache = 7 : i32}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xi32>, %s: vector<8xi32>) {
  // expected-error @+1 {{vector_insert index must be a constant multiple of the subvector's known minimum vector length.}}
  %0 = llvm.intr.vector.insert %v, %s[3] : vector<4xi32> into vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%s: vector<8xi32>) {
  // expected-error @+1 {{vector_extract index must be a constant multiple of the result type's known minimum vector length.}}
  %0 = llvm.intr.vector.extract %s[3] : vector<4xi32> from vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%s: vector<8xi32>) {
  // expected-error @+1 {{vector_extract would overrun.}}
  %0 = llvm.intr.vector.extract %s[8] : vector<4xi32> from vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error @+1 {{unsupported bits for llvm.is.fpclass test mask}}
  %0 = "llvm.intr.is.fpclass"(%x) <{bit = 4096 : i32}> : (f32) -> i1
  llvm.return
}

// -----

llvm.func @f(%n: i32, %v: i32) {
  // expected-error @+1 {{get_active_lane_mask: element type is not i1}}
  %0 = "llvm.intr.get.active.lane.mask"(%n, %v) : (i32, i32) -> vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.ptr) {
  // expected-error @+1 {{va_start called in a non-varargs function}}
  llvm.intr.vastart %v : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  %0 = "llvm.intr.is.fpclass"(%x) <{bit = 0 : i32}> : (f32) -> i1
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error @+1 {{unsupported bits for llvm.is.fpclass test mask}}
  %0 = "llvm.intr.is.fpclass"(%x) <{bit = 1024 : i32}> : (f32) -> i1
  llvm.return
}

// -----

llvm.func @f(%n: i12) {
  // expected-error @+1 {{bswap must be an even number of bytes}}
  %1 = "llvm.intr.bswap"(%n) : (i12) -> i12
  llvm.return
}

// -----

llvm.func @f(%n: i24) {
  // expected-error @+1 {{bswap must be an even number of bytes}}
  %1 = "llvm.intr.bswap"(%n) : (i24) -> i24
  llvm.return
}

// -----

llvm.func @f(%n: vector<4xi24>) {
  // expected-error @+1 {{bswap must be an even number of bytes}}
  %1 = "llvm.intr.bswap"(%n) : (vector<4xi24>) -> vector<4xi24>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xi32>, %s: vector<[8]xi32>) {
  %0 = llvm.intr.vector.insert %v, %s[8] : vector<4xi32> into vector<[8]xi32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xi32>, %s: vector<8xi32>) {
  // expected-error @+1 {{subvector operand of vector_insert would overrun the vector being inserted into.}}
  %0 = llvm.intr.vector.insert %v, %s[8] : vector<4xi32> into vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<[4]xi32>, %s: vector<[8]xi32>) {
  // expected-error @+1 {{subvector operand of vector_insert would overrun the vector being inserted into.}}
  %0 = llvm.intr.vector.insert %v, %s[8] : vector<[4]xi32> into vector<[8]xi32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %s: vector<8xi32>) {
  // expected-error @+1 {{vector_insert parameters must have the same element type.}}
  %0 = llvm.intr.vector.insert %v, %s[4] : vector<4xf32> into vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<16xi32>, %s: vector<8xi32>) {
  // expected-error @+1 {{subvector operand of vector_insert would overrun the vector being inserted into.}}
  %0 = llvm.intr.vector.insert %v, %s[0] : vector<16xi32> into vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%s: vector<8xi32>) {
  // expected-error @+1 {{vector_extract would overrun.}}
  %0 = llvm.intr.vector.extract %s[0] : vector<16xi32> from vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%n: i32, %v: i32) {
  // expected-error @+1 {{get_active_lane_mask: element type is not i1}}
  %0 = llvm.intr.get.active.lane.mask %n, %v : i32, i32 to vector<4xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, ...) {
  llvm.intr.vastart %p : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %m: vector<3xi1>, %v: vector<4xf32>) {
  // expected-error @+1 {{Call parameter type does not match function signature!}}
  llvm.intr.masked.store %v, %p, %m {alignment = 4 : i32}
      : vector<4xf32>, vector<3xi1> into !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: vector<4x!llvm.ptr>, %m: vector<3xi1>, %v: vector<4xf32>) {
  // expected-error @+1 {{Call parameter type does not match function signature!}}
  llvm.intr.masked.scatter %v, %p, %m {alignment = 4 : i32}
      : vector<4xf32>, vector<3xi1> into vector<4x!llvm.ptr>
  llvm.return
}

// -----

llvm.func @f(%p: vector<4x!llvm.ptr>, %m: vector<3xi1>) {
  // expected-error @+1 {{Call parameter type does not match function signature!}}
  %0 = llvm.intr.masked.gather %p, %m {alignment = 4 : i32}
      : (vector<4x!llvm.ptr>, vector<3xi1>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %m: vector<3xi1>) {
  // expected-error @+1 {{Call parameter type does not match function signature!}}
  %0 = "llvm.intr.masked.expandload"(%p, %m, %m)
      : (!llvm.ptr, vector<3xi1>, vector<3xi1>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  // expected-error @+1 {{First argument of a matrix operation does not match specified shape!}}
  %0 = llvm.intr.matrix.multiply %a,
      %b {lhs_rows = 2 : i32, lhs_columns = 3 : i32, rhs_columns = 2 : i32}
      : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  // expected-error @+1 {{llvm.threadlocal.address operand isThreadLocal() must be true}}
  %1 = "llvm.intr.threadlocal.address"(%0) : (!llvm.ptr) -> !llvm.ptr
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.global @g(1 : i32) : i32

// -----

llvm.func @f(%i: i32) -> i32 {
  // expected-error @+1 {{'llvm.intr.stackrestore' op operand #0 must be LLVM pointer type, but got 'i32'}}
  "llvm.intr.stackrestore"(%i) : (i32) -> ()
  llvm.return %i : i32
}

// -----

llvm.func @f(%p: !llvm.ptr, %s: i64, %v: vector<13xf32>) {
  // expected-error @+1 {{Result of a matrix operation does not fit in the returned vector!}}
  llvm.intr.matrix.column.major.store %v, %p, <stride = %s> {isVolatile = false, rows = 3 : i32, columns = 4 : i32} : vector<13xf32> to !llvm.ptr stride i64
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %s: i64) {
  %0 = llvm.intr.matrix.column.major.load %p,
      <stride = %s> {isVolatile = false, rows = 3 : i32, columns = 4 : i32}
      : vector<12xf32> from !llvm.ptr stride i64
  %1 = llvm.mlir.constant(3 : i64) : i64
  llvm.intr.matrix.column.major.store %0, %p,
      <stride = %1> {isVolatile = false, rows = 3 : i32, columns = 4 : i32}
      : vector<12xf32> to !llvm.ptr stride i64
  %2 = llvm.mlir.constant(2 : i64) : i64
  // expected-error @+1 {{Stride must be greater or equal than the number of rows!}}
  llvm.intr.matrix.column.major.store %0, %p, <stride = %2> {isVolatile = false, rows = 3 : i32, columns = 4 : i32} : vector<12xf32> to !llvm.ptr stride i64
  llvm.return
}

// -----

llvm.func @f(%v: vector<8xi32>, %m: vector<4xi1>, %n: i32) {
  // expected-error @+1 {{Call parameter type does not match function signature!}}
  %0 = "llvm.intr.vp.add"(%v, %v, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<4xi1>, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<8xi32>, %m: vector<4xi1>, %n: i32) {
  // expected-error @+1 {{Call parameter type does not match function signature!}}
  %0 = "llvm.intr.vp.reduce.add"(%n, %v, %m, %n) : (i32, vector<8xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%v: vector<8xi32>, %m: vector<4xi1>, %n: i32) {
  // expected-error @+1 {{Call parameter type does not match function signature!}}
  %4 = "llvm.intr.vp.select"(%m, %v, %v, %n) : (vector<4xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<8xi32>, %m: vector<4xi1>, %n: i32) {
  // expected-error @+1 {{Call parameter type does not match function signature!}}
  %4 = "llvm.intr.vp.zext"(%v, %m, %n) : (vector<8xi32>, vector<4xi1>, i32) -> vector<8xi64>
  llvm.return
}

// -----

llvm.func @f(%v: vector<8xi32>, %m: vector<4xi1>, %n: i32) {
  // expected-error @+1 {{VP cast intrinsic first argument and result vector lengths must be equal}}
  %4 = "llvm.intr.vp.zext"(%v, %m, %n) : (vector<8xi32>, vector<4xi1>, i32) -> vector<4xi64>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %m: vector<[4]xi1>, %n: i32) {
  // expected-error @+1 {{Call parameter type does not match function signature!}}
  %4 = "llvm.intr.vp.load"(%p, %m, %n) : (!llvm.ptr, vector<[4]xi1>, i32) -> vector<4xi64>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: vector<8xi32>, %m: vector<4xi1>, %n: i32) {
  // expected-error @+1 {{Call parameter type does not match function signature!}}
  "llvm.intr.vp.store"(%v, %p, %m, %n) : (vector<8xi32>, !llvm.ptr, vector<4xi1>, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: vector<8xi32>, %m: vector<4xi1>, %n: i32, %s: i64) {
  // expected-error @+1 {{Call parameter type does not match function signature!}}
  "llvm.intr.experimental.vp.strided.store"(%v, %p, %s, %m, %n) : (vector<8xi32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: vector<8xf32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.fneg"(%v, %m, %n) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %1 = "llvm.intr.vp.load"(%p, %m, %n) : (!llvm.ptr, vector<8xi1>, i32) -> vector<8xi64>
  "llvm.intr.vp.store"(%1, %p, %m, %n) : (vector<8xi64>, !llvm.ptr, vector<8xi1>, i32) -> ()
  llvm.return
}
