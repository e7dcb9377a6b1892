// RUN: not pyopt %s --finalize-memref-to-llvm --split-input-file 2>/dev/null | FileCheck %s
// RUN: not pyopt %s --finalize-memref-to-llvm --split-input-file -o %t 2>&1 | FileCheck %s --check-prefix=ERROR

// Functions of the library that the module declares with another type.

llvm.func @malloc(i64)
func.func @no_result() {
  %a = memref.alloc() : memref<8xf32>
  return
}

// ERROR: {{.*}}: error: redefinition of reserved function 'malloc' of different type '!llvm.func<void (i64)>' is prohibited
// ERROR-NEXT: llvm.func @malloc(i64)
// ERROR-NEXT: ^
// ERROR-NEXT: {{.*}}: note: see current operation:
// ERROR-NEXT: "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "malloc", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// ERROR-NEXT: }) : () -> ()
// CHECK: module {
// CHECK-NEXT:   llvm.func @malloc(i64)
// CHECK-NEXT:   func.func @no_result() {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @malloc(i32) -> !llvm.ptr
func.func @other_size() {
  %a = memref.alloc() : memref<8xf32>
  return
}

// ERROR: {{.*}}: error: redefinition of reserved function 'malloc' of different type '!llvm.func<ptr (i32)>' is prohibited
// ERROR-NEXT: llvm.func @malloc(i32) -> !llvm.ptr
// ERROR-NEXT: ^
// ERROR-NEXT: {{.*}}: note: see current operation:
// ERROR-NEXT: "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (i32)>, linkage = #llvm.linkage<external>, sym_name = "malloc", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// ERROR-NEXT: }) : () -> ()
// CHECK: module {
// CHECK-NEXT:   llvm.func @malloc(i32) -> !llvm.ptr
// CHECK-NEXT:   func.func @other_size() {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @free(!llvm.ptr) -> i32
func.func @free(%a: memref<8xf32>) {
  memref.dealloc %a : memref<8xf32>
  return
}

// ERROR: {{.*}}: error: redefinition of symbol named 'free'
// ERROR-NEXT: func.func @free(%a: memref<8xf32>) {
// ERROR-NEXT: ^
// ERROR-NEXT: {{.*}}: note: see current operation:
// ERROR-NEXT: "func.func"() <{function_type = (memref<8xf32>) -> (), sym_name = "free"}> ({
// ERROR-NEXT: ^bb0(%arg0: memref<8xf32>):
// ERROR-NEXT:   "memref.dealloc"(%arg0) : (memref<8xf32>) -> ()
// ERROR-NEXT:   "func.return"() : () -> ()
// ERROR-NEXT: }) : () -> ()
// ERROR-NEXT: {{.*}}: note: see existing symbol definition here
// ERROR-NEXT: llvm.func @free(!llvm.ptr) -> i32
// ERROR-NEXT: ^

// -----

llvm.func @free(!llvm.ptr) -> i32
func.func @released(%a: memref<8xf32>) {
  memref.dealloc %a : memref<8xf32>
  return
}

// ERROR: {{.*}}: error: redefinition of reserved function 'free' of different type '!llvm.func<i32 (ptr)>' is prohibited
// ERROR-NEXT: llvm.func @free(!llvm.ptr) -> i32
// ERROR-NEXT: ^
// ERROR-NEXT: {{.*}}: note: see current operation:
// ERROR-NEXT: "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "free", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// ERROR-NEXT: }) : () -> ()
// CHECK: module {
// CHECK-NEXT:   llvm.func @free(!llvm.ptr) -> i32
// CHECK-NEXT:   func.func @released(%arg0: memref<8xf32>) {
// CHECK-NEXT:     memref.dealloc %arg0 : memref<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @memrefCopy(i64, !llvm.ptr)
func.func @copied(%a: memref<2x?xf32, strided<[?, 2]>>, %b: memref<2x?xf32>) {
  memref.copy %a, %b : memref<2x?xf32, strided<[?, 2]>> to memref<2x?xf32>
  return
}

// ERROR: {{.*}}: error: redefinition of reserved function 'memrefCopy' of different type '!llvm.func<void (i64, ptr)>' is prohibited
// ERROR-NEXT: llvm.func @memrefCopy(i64, !llvm.ptr)
// ERROR-NEXT: ^
// ERROR-NEXT: {{.*}}: note: see current operation:
// ERROR-NEXT: "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i64, ptr)>, linkage = #llvm.linkage<external>, sym_name = "memrefCopy", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// ERROR-NEXT: }) : () -> ()
// CHECK: module {
// CHECK-NEXT:   llvm.func @memrefCopy(i64, !llvm.ptr)
// CHECK-NEXT:   func.func @copied(%arg0: memref<2x?xf32, strided<[?, 2]>>, %arg1: memref<2x?xf32>) {
// CHECK-NEXT:     memref.copy %arg0, %arg1 : memref<2x?xf32, strided<[?, 2]>> to memref<2x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The right one is used.

llvm.func @malloc(i64) -> !llvm.ptr
func.func @fits() -> memref<8xf32> {
  %a = memref.alloc() : memref<8xf32>
  return %a : memref<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func @fits() -> memref<8xf32> {
// CHECK-NEXT:     %0 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %2 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
// CHECK-NEXT:     %5 = llvm.call @malloc(%4) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %11 = llvm.insertvalue %0, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %12 = llvm.insertvalue %1, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %13 = builtin.unrealized_conversion_cast %12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<8xf32>
// CHECK-NEXT:     return %13 : memref<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The names of the functions are those of other ops: the functions get free ones, each time anew.

func.func private @malloc(i64)
func.func private @malloc_0(i64)
func.func private @free(i64)
func.func @other_ops(%n: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  memref.dealloc %b : memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @free_4(!llvm.ptr)
// CHECK-NEXT:   llvm.func @malloc_3(i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @free_2(!llvm.ptr)
// CHECK-NEXT:   llvm.func @malloc_1(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @malloc(i64)
// CHECK-NEXT:   func.func private @malloc_0(i64)
// CHECK-NEXT:   func.func private @free(i64)
// CHECK-NEXT:   func.func @other_ops(%arg0: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %2 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
// CHECK-NEXT:     %5 = llvm.call @malloc_1(%4) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %11 = llvm.insertvalue %0, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %12 = llvm.insertvalue %1, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %13 = llvm.extractvalue %12[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     llvm.call @free_2(%13) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %14 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %15 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %16 = llvm.getelementptr %15[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %17 = llvm.ptrtoint %16 : !llvm.ptr to i64
// CHECK-NEXT:     %18 = llvm.call @malloc_3(%17) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %19 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %20 = llvm.insertvalue %18, %19[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %21 = llvm.insertvalue %18, %20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %22 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %23 = llvm.insertvalue %22, %21[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %24 = llvm.insertvalue %0, %23[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %25 = llvm.insertvalue %14, %24[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %26 = llvm.extractvalue %25[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     llvm.call @free_4(%26) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
