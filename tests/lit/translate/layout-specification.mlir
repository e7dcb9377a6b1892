// RUN: pyopt-translate %s --mlir-to-llvmir --split-input-file | FileCheck %s

// dlti.dl_spec as LLVM writes a data layout.

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<4xi64>>} {}

// CHECK: target datalayout = "p0:32:32:32:32"

// -----

module attributes {
  dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32, 64, 128]> : vector<3xi64>, !llvm.ptr<3> = dense<[64, 64, 64, 32]> : vector<4xi64>>
} {}

// CHECK: target datalayout = "p0:32:64:128:32-p3:64:64:64:32"

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {}

// CHECK: target datalayout = "E"

// -----

module attributes {
  dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little", "dlti.mangling_mode" = "e">
} {}

// CHECK: target datalayout = "e-m:e"

// -----

module attributes {
  dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = 5 : ui64, "dlti.program_memory_space" = 3 : ui64, "dlti.global_memory_space" = 2 : ui64>
} {}

// CHECK: target datalayout = "A5-P3-G2"

// -----

module attributes {
  dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = 0 : ui64, "dlti.program_memory_space" = 0 : ui64, "dlti.global_memory_space" = 0 : ui64>
} {}

// -----

module attributes {
  dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = 5, "dlti.program_memory_space" = 3 : i32>
} {}

// CHECK: target datalayout = "A5-P3"

// -----

module attributes {
  dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 128 : i64, "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<64, function_dependent = true>>
} {}

// CHECK: target datalayout = "S128-Fn64"

// -----

module attributes {
  dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 0 : i64, "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<64, function_dependent = false>>
} {}

// CHECK: target datalayout = "Fi64"

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.legal_int_widths" = array<i32: 32, 64>>} {}

// CHECK: target datalayout = "n32:64"

// -----

module attributes {
  dlti.dl_spec = #dlti.dl_spec<i64 = dense<32> : vector<1xi64>, f64 = dense<[64, 128]> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, index = 32, "dlti.endianness" = "little", f80 = dense<128> : vector<1xi64>, i8 = dense<8> : vector<2xi64>, i1 = dense<8> : vector<2xi64>>
} {}

// CHECK: target datalayout = "e-i64:32-f64:64:128-f128:128-f80:128-i8:8-i1:8"

// -----

module attributes {
  dlti.dl_spec = #dlti.dl_spec<i7 = dense<32> : vector<1xi64>, f16 = dense<16> : vector<2xi64>>
} {}

// CHECK: target datalayout = "i7:32-f16:16"

// -----

module attributes {
  dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<4xi64>>,
  llvm.data_layout = "e-p:64:64"
} {}

// CHECK: target datalayout = "e-p:64:64"

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<64> : vector<1xi64>>} {
  llvm.func @f(%p: !llvm.ptr) -> i32 {
    %0 = llvm.load %p : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
}

// CHECK: target datalayout = "i32:64"
// CHECK-EMPTY:
// CHECK-NEXT: define i32 @f(ptr %0) {
// CHECK-NEXT:   %2 = load i32, ptr %0, align 8
// CHECK-NEXT:   ret i32 %2
// CHECK-NEXT: }

// -----

module attributes {
  dlti.dl_spec = #dlti.dl_spec<f64 = dense<32> : vector<2xi64>, "dlti.alloca_memory_space" = 5 : ui64>
} {
  llvm.func @f(%p: f64, %n: i32) {
    %0 = llvm.alloca %n x f64 : (i32) -> !llvm.ptr<5>
    llvm.store %p, %0 : f64, !llvm.ptr<5>
    llvm.return
  }
}

// CHECK: target datalayout = "A5-f64:32"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(double %0, i32 %1) {
// CHECK-NEXT:   %3 = alloca double, i32 %1, align 4, addrspace(5)
// CHECK-NEXT:   store double %0, ptr addrspace(5) %3, align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
