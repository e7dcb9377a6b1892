// RUN: pyopt-translate %s --mlir-to-llvmir --split-input-file --verify-diagnostics

// Intrinsics on addresses.

llvm.func @f(%p: !llvm.ptr) {
  %s = llvm.intr.invariant.start 4, %p : !llvm.ptr
  llvm.intr.invariant.end %s, 4, %p : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  %s = llvm.intr.invariant.start -1, %p : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @+1 {{invariant_start parameter must be -1, 0 or a positive number}}
  %s = llvm.intr.invariant.start -2, %p : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<3>) {
  %s = llvm.intr.invariant.start 4, %p : !llvm.ptr<3>
  llvm.intr.invariant.end %s, 4, %p : !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  llvm.intr.invariant.end %p, 4, %q : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @+1 {{llvm.lifetime.start/end can only be used on alloca or poison}}
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %m: i64) -> !llvm.ptr {
  %r = llvm.intr.ptrmask %p, %m : (!llvm.ptr, i64) -> !llvm.ptr
  llvm.return %r : !llvm.ptr
}

// -----

llvm.func @f(%p: !llvm.ptr, %m: i32) -> !llvm.ptr {
  // expected-error @+1 {{llvm.ptrmask intrinsic second argument bitwidth must match pointer index type size of first argument}}
  %r = llvm.intr.ptrmask %p, %m : (!llvm.ptr, i32) -> !llvm.ptr
  llvm.return %r : !llvm.ptr
}

// -----

llvm.func @f(%p: !llvm.ptr, %m: i128) -> !llvm.ptr {
  // expected-error @+1 {{llvm.ptrmask intrinsic second argument bitwidth must match pointer index type size of first argument}}
  %r = llvm.intr.ptrmask %p, %m : (!llvm.ptr, i128) -> !llvm.ptr
  llvm.return %r : !llvm.ptr
}

// -----

module attributes {
  dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<32> : vector<4xi64>>>
} {
  llvm.func @f(%p: !llvm.ptr, %m: i64) -> !llvm.ptr {
    // expected-error @+1 {{llvm.ptrmask intrinsic second argument bitwidth must match pointer index type size of first argument}}
    %r = llvm.intr.ptrmask %p, %m : (!llvm.ptr, i64) -> !llvm.ptr
    llvm.return %r : !llvm.ptr
  }
}

// -----

module attributes {
  dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<32> : vector<4xi64>>>
} {
  llvm.func @f(%p: !llvm.ptr, %m: i32) -> !llvm.ptr {
    %r = llvm.intr.ptrmask %p, %m : (!llvm.ptr, i32) -> !llvm.ptr
    llvm.return %r : !llvm.ptr
  }
}

// -----

module attributes {
  dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<[64, 64, 64, 32]> : vector<4xi64>>>
} {
  llvm.func @f(%p: !llvm.ptr, %m: i64) -> !llvm.ptr {
    // expected-error @+1 {{llvm.ptrmask intrinsic second argument bitwidth must match pointer index type size of first argument}}
    %r = llvm.intr.ptrmask %p, %m : (!llvm.ptr, i64) -> !llvm.ptr
    llvm.return %r : !llvm.ptr
  }
  llvm.func @g(%p: !llvm.ptr, %m: i32) -> !llvm.ptr {
    %r = llvm.intr.ptrmask %p, %m : (!llvm.ptr, i32) -> !llvm.ptr
    llvm.return %r : !llvm.ptr
  }
}

// -----

llvm.func @f(%p: vector<4x!llvm.ptr>, %m: vector<4xi64>) -> vector<4x!llvm.ptr> {
  %r = llvm.intr.ptrmask %p, %m : (vector<4x!llvm.ptr>, vector<4xi64>) -> vector<4x!llvm.ptr>
  llvm.return %r : vector<4x!llvm.ptr>
}

// -----

llvm.func @f(%p: vector<4x!llvm.ptr>, %m: vector<3xi64>) -> vector<4x!llvm.ptr> {
  // expected-error @+1 {{llvm.ptrmask intrinsic arguments must have the same number of elements}}
  %r = llvm.intr.ptrmask %p, %m : (vector<4x!llvm.ptr>, vector<3xi64>) -> vector<4x!llvm.ptr>
  llvm.return %r : vector<4x!llvm.ptr>
}

// -----

llvm.func @f(%p: vector<4x!llvm.ptr>, %m: vector<4xi32>) -> vector<4x!llvm.ptr> {
  // expected-error @+1 {{llvm.ptrmask intrinsic second argument bitwidth must match pointer index type size of first argument}}
  %r = llvm.intr.ptrmask %p, %m : (vector<4x!llvm.ptr>, vector<4xi32>) -> vector<4x!llvm.ptr>
  llvm.return %r : vector<4x!llvm.ptr>
}

// -----

llvm.func @f(%p: vector<4x!llvm.ptr>, %m: i64) -> vector<4x!llvm.ptr> {
  // expected-error @+1 {{llvm.ptrmask intrinsic arguments must be both scalars or both vectors}}
  %r = llvm.intr.ptrmask %p, %m : (vector<4x!llvm.ptr>, i64) -> vector<4x!llvm.ptr>
  llvm.return %r : vector<4x!llvm.ptr>
}

// -----

llvm.func @f(%p: vector<[4]x!llvm.ptr>, %m: vector<4xi64>) -> vector<[4]x!llvm.ptr> {
  // expected-error @+1 {{llvm.ptrmask intrinsic arguments must have the same number of elements}}
  %r = llvm.intr.ptrmask %p, %m : (vector<[4]x!llvm.ptr>, vector<4xi64>) -> vector<[4]x!llvm.ptr>
  llvm.return %r : vector<[4]x!llvm.ptr>
}

// -----

llvm.func @f(%p: !llvm.ptr, %m: vector<1xi64>) -> !llvm.ptr {
  // expected-error @+1 {{llvm.ptrmask intrinsic arguments must be both scalars or both vectors}}
  %r = llvm.intr.ptrmask %p, %m : (!llvm.ptr, vector<1xi64>) -> !llvm.ptr
  llvm.return %r : !llvm.ptr
}

// -----

llvm.func @f(%i: i32, %p: !llvm.ptr) {
  %n = llvm.mlir.zero : !llvm.ptr
  %c = llvm.mlir.constant(8 : i32) : i32
  %t = llvm.intr.coro.id %c, %n, %n, %n : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  llvm.return
}

// -----

llvm.func @f(%i: i32, %p: !llvm.ptr) {
  %n = llvm.mlir.zero : !llvm.ptr
  %c = llvm.mlir.constant(8 : i32) : i32
  %t = llvm.intr.coro.id %i, %n, %n, %n : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  llvm.return
}

// -----

llvm.func @f(%i: i32, %p: !llvm.ptr) {
  %n = llvm.mlir.zero : !llvm.ptr
  %c = llvm.mlir.constant(8 : i32) : i32
  %t = llvm.intr.coro.id %c, %p, %n, %n : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  llvm.return
}

// -----

llvm.func @f(%i: i32, %p: !llvm.ptr) {
  %n = llvm.mlir.zero : !llvm.ptr
  %c = llvm.mlir.constant(8 : i32) : i32
  %t = llvm.intr.coro.id %c, %n, %p, %n : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  llvm.return
}

// -----

llvm.func @f(%i: i32, %p: !llvm.ptr) {
  %n = llvm.mlir.zero : !llvm.ptr
  %c = llvm.mlir.constant(8 : i32) : i32
  // expected-error @+1 {{info argument of llvm.coro.id must refer to an initialized constant}}
  %t = llvm.intr.coro.id %c, %n, %n, %p : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  llvm.return
}

// -----

llvm.mlir.global internal @fa(0 : i32) : i32
llvm.mlir.global internal constant @arr(dense<0> : tensor<2xi64>) : !llvm.array<2 x i64>
llvm.func @f(%i: i32, %p: !llvm.ptr) {
  %n = llvm.mlir.addressof @fa : !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  %c = llvm.mlir.constant(8 : i32) : i32
  // expected-error @+1 {{info argument of llvm.coro.id must refer to an initialized constant}}
  %t = llvm.intr.coro.id %c, %z, %z, %n : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  llvm.return
}

// -----

llvm.mlir.global internal constant @arr(dense<0> : tensor<2xi64>) : !llvm.array<2 x i64>
llvm.func @f(%i: i32, %p: !llvm.ptr) {
  %n = llvm.mlir.addressof @arr : !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  %c = llvm.mlir.constant(8 : i32) : i32
  // expected-error @+1 {{info argument of llvm.coro.id must refer to either a struct or an array}}
  %t = llvm.intr.coro.id %c, %z, %z, %n : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  llvm.return
}

// -----

llvm.mlir.global internal constant @st() : !llvm.struct<(ptr, ptr)> {
  %0 = llvm.mlir.zero : !llvm.struct<(ptr, ptr)>
  llvm.return %0 : !llvm.struct<(ptr, ptr)>
}
llvm.func @f(%i: i32, %p: !llvm.ptr) {
  %n = llvm.mlir.addressof @st : !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  %c = llvm.mlir.constant(8 : i32) : i32
  // expected-error @+1 {{info argument of llvm.coro.id must refer to either a struct or an array}}
  %t = llvm.intr.coro.id %c, %z, %z, %n : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  llvm.return
}

// -----

llvm.func @f(%i: i32, %p: !llvm.ptr) {
  %n = llvm.mlir.addressof @f : !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  %c = llvm.mlir.constant(8 : i32) : i32
  %a = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  %t = llvm.intr.coro.id %c, %a, %n, %z : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  llvm.return
}

// -----

llvm.mlir.global external constant @ext() : i32
llvm.func @f(%i: i32, %p: !llvm.ptr) {
  %n = llvm.mlir.addressof @ext : !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  %c = llvm.mlir.constant(7 : i32) : i32
  // expected-error @+1 {{info argument of llvm.coro.id must refer to an initialized constant}}
  %t = llvm.intr.coro.id %c, %z, %n, %n : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  llvm.return
}

// -----

llvm.mlir.global weak constant @w(0 : i32) : i32
llvm.func @f(%i: i32, %p: !llvm.ptr) {
  %n = llvm.mlir.addressof @w : !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  %c = llvm.mlir.constant(7 : i32) : i32
  // expected-error @+1 {{info argument of llvm.coro.id must refer to an initialized constant}}
  %t = llvm.intr.coro.id %c, %z, %z, %n : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  llvm.return
}

// -----

llvm.mlir.global internal constant @parts() : !llvm.struct<(ptr, ptr)> {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  %1 = llvm.mlir.zero : !llvm.struct<(ptr, ptr)>
  %2 = llvm.insertvalue %0, %1[0] : !llvm.struct<(ptr, ptr)>
  llvm.return %2 : !llvm.struct<(ptr, ptr)>
}

llvm.func @f() {
  %n = llvm.mlir.zero : !llvm.ptr
  %i = llvm.mlir.addressof @parts : !llvm.ptr
  %c = llvm.mlir.constant(8 : i32) : i32
  %t = llvm.intr.coro.id %c, %n, %n, %i : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  llvm.return
}

// -----

llvm.mlir.global private constant @parts() : !llvm.array<1 x ptr> {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  %1 = llvm.mlir.zero : !llvm.array<1 x ptr>
  %2 = llvm.insertvalue %0, %1[0] : !llvm.array<1 x ptr>
  llvm.return %2 : !llvm.array<1 x ptr>
}

llvm.func @f() {
  %n = llvm.mlir.zero : !llvm.ptr
  %i = llvm.mlir.addressof @parts : !llvm.ptr
  %c = llvm.mlir.constant(8 : i32) : i32
  %t = llvm.intr.coro.id %c, %n, %n, %i : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  llvm.return
}

// -----

llvm.mlir.global weak_odr constant @parts(dense<[1, 2]> : tensor<2xi7>) : !llvm.array<2 x i7>

llvm.func @f() {
  %n = llvm.mlir.zero : !llvm.ptr
  %i = llvm.mlir.addressof @parts : !llvm.ptr
  %c = llvm.mlir.constant(8 : i32) : i32
  %t = llvm.intr.coro.id %c, %n, %n, %i : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  llvm.return
}

// -----

llvm.mlir.global internal constant @parts(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>

llvm.func @f() {
  %n = llvm.mlir.zero : !llvm.ptr
  %i = llvm.mlir.addressof @parts : !llvm.ptr
  %c = llvm.mlir.constant(8 : i32) : i32
  // expected-error @+1 {{info argument of llvm.coro.id must refer to either a struct or an array}}
  %t = llvm.intr.coro.id %c, %n, %n, %i : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  llvm.return
}

// -----

llvm.mlir.global internal constant @parts("parts")

llvm.func @f() {
  %n = llvm.mlir.zero : !llvm.ptr
  %i = llvm.mlir.addressof @parts : !llvm.ptr
  %c = llvm.mlir.constant(8 : i32) : i32
  // expected-error @+1 {{info argument of llvm.coro.id must refer to either a struct or an array}}
  %t = llvm.intr.coro.id %c, %n, %n, %i : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  llvm.return
}

// -----

llvm.mlir.global linkonce constant @parts(dense<[1, 2]> : tensor<2xi7>) : !llvm.array<2 x i7>

llvm.func @f() {
  %n = llvm.mlir.zero : !llvm.ptr
  %i = llvm.mlir.addressof @parts : !llvm.ptr
  %c = llvm.mlir.constant(8 : i32) : i32
  // expected-error @+1 {{info argument of llvm.coro.id must refer to an initialized constant}}
  %t = llvm.intr.coro.id %c, %n, %n, %i : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  llvm.return
}

// -----

llvm.mlir.global internal @parts(dense<[1, 2]> : tensor<2xi7>) : !llvm.array<2 x i7>

llvm.func @f() {
  %n = llvm.mlir.zero : !llvm.ptr
  %i = llvm.mlir.addressof @parts : !llvm.ptr
  %c = llvm.mlir.constant(8 : i32) : i32
  // expected-error @+1 {{info argument of llvm.coro.id must refer to an initialized constant}}
  %t = llvm.intr.coro.id %c, %n, %n, %i : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  llvm.return
}

// -----

llvm.mlir.global internal constant @parts(dense<[[1, 2], [1, 3]]> : tensor<2x2xi32>)
    : !llvm.array<2 x array<2 x i32>>

llvm.func @f() {
  %n = llvm.mlir.zero : !llvm.ptr
  %i = llvm.mlir.addressof @parts : !llvm.ptr
  %c = llvm.mlir.constant(8 : i32) : i32
  %t = llvm.intr.coro.id %c, %n, %n, %i : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  llvm.return
}
