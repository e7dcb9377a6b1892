// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

llvm.func preserve_mostcc @convention() {
  llvm.call preserve_mostcc @convention() : () -> ()
  llvm.return
}

// CHECK: define preserve_mostcc void @convention() {
// CHECK-NEXT:   call preserve_mostcc void @convention()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
llvm.func tailcc @convention() {
  llvm.call tailcc @convention() : () -> ()
  llvm.return
}

// CHECK: define tailcc void @convention() {
// CHECK-NEXT:   call tailcc void @convention()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
llvm.func x86_stdcallcc @convention() {
  llvm.call x86_stdcallcc @convention() : () -> ()
  llvm.return
}

// CHECK: define x86_stdcallcc void @convention() {
// CHECK-NEXT:   call x86_stdcallcc void @convention()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
llvm.func arm_aapcs_vfpcc @convention() {
  llvm.call arm_aapcs_vfpcc @convention() : () -> ()
  llvm.return
}

// CHECK: define arm_aapcs_vfpcc void @convention() {
// CHECK-NEXT:   call arm_aapcs_vfpcc void @convention()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
llvm.func win64cc @convention() {
  llvm.call win64cc @convention() : () -> ()
  llvm.return
}

// CHECK: define win64cc void @convention() {
// CHECK-NEXT:   call win64cc void @convention()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
llvm.func spir_kernelcc @convention() {
  llvm.return
}

// CHECK: define spir_kernel void @convention() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
llvm.func amdgpu_kernelcc @convention() {
  llvm.return
}

// CHECK: define amdgpu_kernel void @convention() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
llvm.func cc_10 @convention() {
  llvm.call cc_10 @convention() : () -> ()
  llvm.return
}

// CHECK: define ghccc void @convention() {
// CHECK-NEXT:   call ghccc void @convention()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
llvm.func swiftcc @convention() {
  llvm.call swiftcc @convention() : () -> ()
  llvm.return
}

// CHECK: define swiftcc void @convention() {
// CHECK-NEXT:   call swiftcc void @convention()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
llvm.mlir.global private @a() : i32
llvm.mlir.global private @b(5 : i32) {dso_local} : i32
llvm.func private @h() {
  llvm.return
}

// CHECK: @a = private global i32 undef
// CHECK-NEXT: @b = private global i32 5
// CHECK-EMPTY:
// CHECK-NEXT: define private void @h() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
llvm.mlir.global internal @a() : i32
llvm.mlir.global internal @b(5 : i32) {dso_local} : i32
llvm.func internal @h() {
  llvm.return
}

// CHECK: @a = internal global i32 undef
// CHECK-NEXT: @b = internal global i32 5
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @h() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
llvm.mlir.global available_externally @a() : i32
llvm.mlir.global available_externally hidden @b(5 : i32) {dso_local} : i32
llvm.func available_externally @h() {
  llvm.return
}

// CHECK: @a = available_externally global i32 undef
// CHECK-NEXT: @b = available_externally hidden global i32 5
// CHECK-EMPTY:
// CHECK-NEXT: define available_externally void @h() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
llvm.mlir.global linkonce @a() : i32
llvm.mlir.global linkonce hidden @b(5 : i32) {dso_local} : i32
llvm.func linkonce @h() {
  llvm.return
}

// CHECK: @a = linkonce global i32 undef
// CHECK-NEXT: @b = linkonce hidden global i32 5
// CHECK-EMPTY:
// CHECK-NEXT: define linkonce void @h() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
llvm.mlir.global weak @a() : i32
llvm.mlir.global weak hidden @b(5 : i32) {dso_local} : i32
llvm.func weak @h() {
  llvm.return
}

// CHECK: @a = weak global i32 undef
// CHECK-NEXT: @b = weak hidden global i32 5
// CHECK-EMPTY:
// CHECK-NEXT: define weak void @h() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
llvm.mlir.global linkonce_odr @a() : i32
llvm.mlir.global linkonce_odr hidden @b(5 : i32) {dso_local} : i32
llvm.func linkonce_odr @h() {
  llvm.return
}

// CHECK: @a = linkonce_odr global i32 undef
// CHECK-NEXT: @b = linkonce_odr hidden global i32 5
// CHECK-EMPTY:
// CHECK-NEXT: define linkonce_odr void @h() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
llvm.mlir.global weak_odr @a() : i32
llvm.mlir.global weak_odr hidden @b(5 : i32) {dso_local} : i32
llvm.func weak_odr @h() {
  llvm.return
}

// CHECK: @a = weak_odr global i32 undef
// CHECK-NEXT: @b = weak_odr hidden global i32 5
// CHECK-EMPTY:
// CHECK-NEXT: define weak_odr void @h() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
llvm.func @"needs \22 quotes"(%0: i32)
llvm.func @"$dollar"()
llvm.func @"1digit"()
llvm.func @dots.and_1()
llvm.mlir.global internal @s("a\00b\FF\22") : !llvm.array<5 x i8>
llvm.mlir.global internal @empty("") : !llvm.array<0 x i8>
llvm.func @uses() {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.call @"needs \22 quotes"(%0) : (i32) -> ()
  llvm.call @"$dollar"() : () -> ()
  llvm.return
}

// CHECK: @s = internal global [5 x i8] c"a\00b\FF\22"
// CHECK-NEXT: @empty = internal global [0 x i8] zeroinitializer
// CHECK-EMPTY:
// CHECK-NEXT: declare void @"needs \22 quotes"(i32)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @"$dollar"()
// CHECK-EMPTY:
// CHECK-NEXT: declare void @"1digit"()
// CHECK-EMPTY:
// CHECK-NEXT: declare void @dots.and_1()
// CHECK-EMPTY:
// CHECK-NEXT: define void @uses() {
// CHECK-NEXT:   call void @"needs \22 quotes"(i32 1)
// CHECK-NEXT:   call void @"$dollar"()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
llvm.func @types(i1, i65, bf16, f16, f80, f128, !llvm.ppc_fp128, !llvm.ptr<7>, !llvm.struct<()>,
                 !llvm.struct<packed (i8, array<0 x i32>)>, vector<[2]x!llvm.ptr>,
                 !llvm.target<"spirv.Image", i32, 1, 2>,
                 !llvm.struct<"rec", (ptr, struct<"rec2", (i8)>)>)
llvm.func @floats() -> !llvm.array<2 x struct<(f32, i1)>>

// CHECK: %rec = type { ptr, %rec2 }
// CHECK-NEXT: %rec2 = type { i8 }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @types(i1, i65, bfloat, half, x86_fp80, fp128, ppc_fp128, ptr addrspace(7), {}, <{ i8, [0 x i32] }>, <vscale x 2 x ptr>, target("spirv.Image", i32, 1, 2), %rec)
// CHECK-EMPTY:
// CHECK-NEXT: declare [2 x { float, i1 }] @floats()

// -----

// -----
module {
  module {}
}
