// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

// Groups of attributes of variables are numbered before those of functions, and shared with them.

llvm.mlir.global external @a(1 : i32) {target_specific_attrs = ["foo", ["k", "v"]]} : i32
llvm.mlir.global external @b(2 : i32) {
  alignment = 4 : i64,
  section = "s",
  target_specific_attrs = ["foo", ["k", "v"]]
} : i32
llvm.mlir.global external @c(2 : i32) {target_specific_attrs = []} : i32
llvm.mlir.global external @d() {
  target_specific_attrs = ["noinline", "nounwind", ["memory", "v"], ["align", "8"]]
} : i32
llvm.func @e() attributes {passthrough = ["bar"]}
llvm.func @f() attributes {passthrough = [["k", "v"], "foo"]}

// CHECK: @a = global i32 1 #0
// CHECK-NEXT: @b = global i32 2, section "s", align 4 #0
// CHECK-NEXT: @c = global i32 2
// CHECK-NEXT: @d = external global i32 #1
// CHECK-EMPTY:
// CHECK-NEXT: declare void @e() #2
// CHECK-EMPTY:
// CHECK-NEXT: declare void @f() #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { "foo" "k"="v" }
// CHECK-NEXT: attributes #1 = { noinline nounwind align=8 "memory"="v" }
// CHECK-NEXT: attributes #2 = { "bar" }

// -----

// A value that is no number makes a string of the attribute.

llvm.func @f() attributes {
  passthrough = [["memory", "n"], ["align", "8 "], ["allocsize", "1e3"], ["vscale_range", "08"]]
}

// CHECK: declare void @f() #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { "align"="8 " "allocsize"="1e3" "memory"="n" "vscale_range"="08" }

// -----

llvm.func @f() attributes {
  passthrough = [["alignstack", "18446744073709551616"], ["uwtable", "0x"], ["nofpclass", "-"]]
}

// CHECK: declare void @f() #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { "alignstack"="18446744073709551616" "nofpclass"="-" "uwtable"="0x" }

// -----

llvm.func @f()
    attributes {passthrough = [["alignstack", "0x10"], ["memory", "1"], ["uwtable", "0"]]}

// CHECK: ; Function Attrs: memory(argmem: read) alignstack(16) uwtable(sync)
// CHECK-NEXT: declare void @f() #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { memory(argmem: read) alignstack=16 uwtable(sync) }

// -----

llvm.func @f()
    attributes {passthrough = [["alignstack", "010"], ["memory", "0b1000000"], ["uwtable", "2"]]}

// CHECK: ; Function Attrs: memory(read, argmem: none, inaccessiblemem: none, errnomem: none, target_mem0: none, target_mem1: none) alignstack(8) uwtable
// CHECK-NEXT: declare void @f() #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { memory(read, argmem: none, inaccessiblemem: none, errnomem: none, target_mem0: none, target_mem1: none) alignstack=8 uwtable }

// -----

llvm.mlir.global external @a() {
  target_specific_attrs = [["captures", "9"], ["nofpclass", "583"], ["memory", "0o777"]]
} : i32
llvm.mlir.global external @b() {
  target_specific_attrs = [["captures", "0"], ["nofpclass", "1023"], ["memory", "4096"]]
} : i32
llvm.mlir.global external @c() {
  target_specific_attrs = [["captures", "17"], ["nofpclass", "0"], ["dereferenceable", "-1"]]
} : i32
llvm.mlir.global external @d() {
  target_specific_attrs = [["captures", "63"], ["nofpclass", "504"], ["allockind", "63"]]
} : i32
llvm.mlir.global external @e() {
  target_specific_attrs = ["byval", "range", "initializes", ["captures", "64"],
                           ["allocsize", "4294967295"]]
} : i32

// CHECK: @a = external global i32 #0
// CHECK-NEXT: @b = external global i32 #1
// CHECK-NEXT: @c = external global i32 #2
// CHECK-NEXT: @d = external global i32 #3
// CHECK-NEXT: @e = external global i32 #4
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { captures(ret: address_is_null) memory(readwrite, target_mem0: read, target_mem1: none) nofpclass(nan inf pzero) }
// CHECK-NEXT: attributes #1 = { captures(none) memory(none) nofpclass(all) }
// CHECK-NEXT: attributes #2 = { captures(address_is_null) dereferenceable=18446744073709551615 nofpclass(none) }
// CHECK-NEXT: attributes #3 = { allockind("alloc,realloc,free,uninitialized,zeroed,aligned") captures(address, ret: address, provenance) nofpclass(zero sub norm) }
// CHECK-NEXT: attributes #4 = { byval allocsize(0) captures(read_provenance, ret: none) range initializes }
