// RUN: pyopt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s | FileCheck %s

// Who may see a member is a number of two bits, which words for the bits may be given for.

// CHECK: #di_composite_type = #llvm.di_composite_type<flags = "Private|Artificial">
// CHECK-NEXT: #di_composite_type1 = #llvm.di_composite_type<flags = Public>
// CHECK-NEXT: #di_composite_type2 = #llvm.di_composite_type<flags = Protected>
module attributes {
  t.a = #llvm.di_composite_type<flags = "Bit0|Artificial">,
  t.b = #llvm.di_composite_type<flags = "Bit1|Private">,
  t.c = #llvm.di_composite_type<flags = Bit1>
} {}

// -----

// expected-error@below {{expected one of [Zero, Bit0, }}
// expected-error@below {{failed to parse LLVM_DICompositeTypeAttr parameter 'flags' which is to be a `DIFlags`}}
module attributes {t.a = #llvm.di_composite_type<flags = "Zero|Thunk">} {}
