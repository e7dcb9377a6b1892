// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Single elements and sub-vectors: where they are taken from and put into.

func.func @extract(%v: vector<4x8x16xf32>, %z: vector<f32>, %s: vector<[4]x8xi32>, %i: index,
                   %j: index) {
  %0 = vector.extract %v[] : vector<4x8x16xf32> from vector<4x8x16xf32>
  %1 = vector.extract %v[3] : vector<8x16xf32> from vector<4x8x16xf32>
  %2 = vector.extract %v[3, %i] {keep = 1 : i8} : vector<16xf32> from vector<4x8x16xf32>
  %3 = vector.extract %v[%i, 7, %j] : f32 from vector<4x8x16xf32>
  %4 = vector.extract %z[] : f32 from vector<f32>
  %5 = vector.extract %s[2] : vector<8xi32> from vector<[4]x8xi32>
  %6 = "vector.extract"(%v, %i) <{static_position = array<i64: 1, -9223372036854775808>}>
      : (vector<4x8x16xf32>, index) -> vector<16xf32>
  %7 = "vector.extract"(%v) <{static_position = array<i64>}>
      : (vector<4x8x16xf32>) -> vector<4x8x16xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract(%arg0: vector<4x8x16xf32>, %arg1: vector<f32>, %arg2: vector<[4]x8xi32>, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %0 = vector.extract %arg0[] : vector<4x8x16xf32> from vector<4x8x16xf32>
// CHECK-NEXT:     %1 = vector.extract %arg0[3] : vector<8x16xf32> from vector<4x8x16xf32>
// CHECK-NEXT:     %2 = vector.extract %arg0[3, %arg3] {keep = 1 : i8} : vector<16xf32> from vector<4x8x16xf32>
// CHECK-NEXT:     %3 = vector.extract %arg0[%arg3, 7, %arg4] : f32 from vector<4x8x16xf32>
// CHECK-NEXT:     %4 = vector.extract %arg1[] : f32 from vector<f32>
// CHECK-NEXT:     %5 = vector.extract %arg2[2] : vector<8xi32> from vector<[4]x8xi32>
// CHECK-NEXT:     %6 = vector.extract %arg0[1, %arg3] : vector<16xf32> from vector<4x8x16xf32>
// CHECK-NEXT:     %7 = vector.extract %arg0[] : vector<4x8x16xf32> from vector<4x8x16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4x8x16xf32>, vector<f32>, vector<[4]x8xi32>, index, index) -> (), sym_name = "extract"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<4x8x16xf32>, %arg1: vector<f32>, %arg2: vector<[4]x8xi32>, %arg3: index, %arg4: index):
// GENERIC-NEXT:     %0 = "vector.extract"(%arg0) <{static_position = array<i64>}> : (vector<4x8x16xf32>) -> vector<4x8x16xf32>
// GENERIC-NEXT:     %1 = "vector.extract"(%arg0) <{static_position = array<i64: 3>}> : (vector<4x8x16xf32>) -> vector<8x16xf32>
// GENERIC-NEXT:     %2 = "vector.extract"(%arg0, %arg3) <{static_position = array<i64: 3, -9223372036854775808>}> {keep = 1 : i8} : (vector<4x8x16xf32>, index) -> vector<16xf32>
// GENERIC-NEXT:     %3 = "vector.extract"(%arg0, %arg3, %arg4) <{static_position = array<i64: -9223372036854775808, 7, -9223372036854775808>}> : (vector<4x8x16xf32>, index, index) -> f32
// GENERIC-NEXT:     %4 = "vector.extract"(%arg1) <{static_position = array<i64>}> : (vector<f32>) -> f32
// GENERIC-NEXT:     %5 = "vector.extract"(%arg2) <{static_position = array<i64: 2>}> : (vector<[4]x8xi32>) -> vector<8xi32>
// GENERIC-NEXT:     %6 = "vector.extract"(%arg0, %arg3) <{static_position = array<i64: 1, -9223372036854775808>}> : (vector<4x8x16xf32>, index) -> vector<16xf32>
// GENERIC-NEXT:     %7 = "vector.extract"(%arg0) <{static_position = array<i64>}> : (vector<4x8x16xf32>) -> vector<4x8x16xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @interleave(%a: vector<4xf32>, %b: vector<2x[4]xi8>, %z: vector<i32>) {
  %0 = vector.interleave %a, %a : vector<4xf32> -> vector<8xf32>
  %1 = vector.interleave %b, %b {keep} : vector<2x[4]xi8> -> vector<2x[8]xi8>
  %2 = vector.interleave %z, %z : vector<i32> -> vector<2xi32>
  %3 = "vector.interleave"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
  %4, %5 = vector.deinterleave %a : vector<4xf32> -> vector<2xf32>
  %6, %7 = vector.deinterleave %b {keep} : vector<2x[4]xi8> -> vector<2x[2]xi8>
  %8:2 = "vector.deinterleave"(%a) : (vector<4xf32>) -> (vector<2xf32>, vector<2xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @interleave(%arg0: vector<4xf32>, %arg1: vector<2x[4]xi8>, %arg2: vector<i32>) {
// CHECK-NEXT:     %0 = vector.interleave %arg0, %arg0 : vector<4xf32> -> vector<8xf32>
// CHECK-NEXT:     %1 = vector.interleave %arg1, %arg1 {keep} : vector<2x[4]xi8> -> vector<2x[8]xi8>
// CHECK-NEXT:     %2 = vector.interleave %arg2, %arg2 : vector<i32> -> vector<2xi32>
// CHECK-NEXT:     %3 = vector.interleave %arg0, %arg0 : vector<4xf32> -> vector<8xf32>
// CHECK-NEXT:     %res1, %res2 = vector.deinterleave %arg0 : vector<4xf32> -> vector<2xf32>
// CHECK-NEXT:     %res1_0, %res2_1 = vector.deinterleave %arg1 {keep} : vector<2x[4]xi8> -> vector<2x[2]xi8>
// CHECK-NEXT:     %res1_2, %res2_3 = vector.deinterleave %arg0 : vector<4xf32> -> vector<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4xf32>, vector<2x[4]xi8>, vector<i32>) -> (), sym_name = "interleave"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<4xf32>, %arg1: vector<2x[4]xi8>, %arg2: vector<i32>):
// GENERIC-NEXT:     %0 = "vector.interleave"(%arg0, %arg0) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
// GENERIC-NEXT:     %1 = "vector.interleave"(%arg1, %arg1) {keep} : (vector<2x[4]xi8>, vector<2x[4]xi8>) -> vector<2x[8]xi8>
// GENERIC-NEXT:     %2 = "vector.interleave"(%arg2, %arg2) : (vector<i32>, vector<i32>) -> vector<2xi32>
// GENERIC-NEXT:     %3 = "vector.interleave"(%arg0, %arg0) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
// GENERIC-NEXT:     %4:2 = "vector.deinterleave"(%arg0) : (vector<4xf32>) -> (vector<2xf32>, vector<2xf32>)
// GENERIC-NEXT:     %5:2 = "vector.deinterleave"(%arg1) {keep} : (vector<2x[4]xi8>) -> (vector<2x[2]xi8>, vector<2x[2]xi8>)
// GENERIC-NEXT:     %6:2 = "vector.deinterleave"(%arg0) : (vector<4xf32>) -> (vector<2xf32>, vector<2xf32>)
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @strided_slice(%v: vector<4x8x16xf32>, %s: vector<4x[8]x16xf32>, %w: vector<2x2x16xf32>,
                         %x: vector<2x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]}
      : vector<4x8x16xf32> to vector<2x4x16xf32>
  %1 = vector.extract_strided_slice %s {offsets = [1], sizes = [2], strides = [1], keep}
      : vector<4x[8]x16xf32> to vector<2x[8]x16xf32>
  %2 = vector.insert_strided_slice %w, %v {offsets = [2, 2, 0], strides = [1, 1, 1]}
      : vector<2x2x16xf32> into vector<4x8x16xf32>
  %3 = vector.insert_strided_slice %x, %v {offsets = [0, 2, 0], strides = [1, 1]}
      : vector<2x16xf32> into vector<4x8x16xf32>
  %4 = "vector.extract_strided_slice"(%v) <{offsets = [0, 2], sizes = [2, 4], strides = [1, 1]}>
      : (vector<4x8x16xf32>) -> vector<2x4x16xf32>
  %5 = "vector.insert_strided_slice"(%w, %v) <{offsets = [2, 2, 0], strides = [1, 1, 1]}>
      : (vector<2x2x16xf32>, vector<4x8x16xf32>) -> vector<4x8x16xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @strided_slice(%arg0: vector<4x8x16xf32>, %arg1: vector<4x[8]x16xf32>, %arg2: vector<2x2x16xf32>, %arg3: vector<2x16xf32>) {
// CHECK-NEXT:     %0 = vector.extract_strided_slice %arg0 {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8x16xf32> to vector<2x4x16xf32>
// CHECK-NEXT:     %1 = vector.extract_strided_slice %arg1 {keep, offsets = [1], sizes = [2], strides = [1]} : vector<4x[8]x16xf32> to vector<2x[8]x16xf32>
// CHECK-NEXT:     %2 = vector.insert_strided_slice %arg2, %arg0 {offsets = [2, 2, 0], strides = [1, 1, 1]} : vector<2x2x16xf32> into vector<4x8x16xf32>
// CHECK-NEXT:     %3 = vector.insert_strided_slice %arg3, %arg0 {offsets = [0, 2, 0], strides = [1, 1]} : vector<2x16xf32> into vector<4x8x16xf32>
// CHECK-NEXT:     %4 = vector.extract_strided_slice %arg0 {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8x16xf32> to vector<2x4x16xf32>
// CHECK-NEXT:     %5 = vector.insert_strided_slice %arg2, %arg0 {offsets = [2, 2, 0], strides = [1, 1, 1]} : vector<2x2x16xf32> into vector<4x8x16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4x8x16xf32>, vector<4x[8]x16xf32>, vector<2x2x16xf32>, vector<2x16xf32>) -> (), sym_name = "strided_slice"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<4x8x16xf32>, %arg1: vector<4x[8]x16xf32>, %arg2: vector<2x2x16xf32>, %arg3: vector<2x16xf32>):
// GENERIC-NEXT:     %0 = "vector.extract_strided_slice"(%arg0) <{offsets = [0, 2], sizes = [2, 4], strides = [1, 1]}> : (vector<4x8x16xf32>) -> vector<2x4x16xf32>
// GENERIC-NEXT:     %1 = "vector.extract_strided_slice"(%arg1) <{offsets = [1], sizes = [2], strides = [1]}> {keep} : (vector<4x[8]x16xf32>) -> vector<2x[8]x16xf32>
// GENERIC-NEXT:     %2 = "vector.insert_strided_slice"(%arg2, %arg0) <{offsets = [2, 2, 0], strides = [1, 1, 1]}> : (vector<2x2x16xf32>, vector<4x8x16xf32>) -> vector<4x8x16xf32>
// GENERIC-NEXT:     %3 = "vector.insert_strided_slice"(%arg3, %arg0) <{offsets = [0, 2, 0], strides = [1, 1]}> : (vector<2x16xf32>, vector<4x8x16xf32>) -> vector<4x8x16xf32>
// GENERIC-NEXT:     %4 = "vector.extract_strided_slice"(%arg0) <{offsets = [0, 2], sizes = [2, 4], strides = [1, 1]}> : (vector<4x8x16xf32>) -> vector<2x4x16xf32>
// GENERIC-NEXT:     %5 = "vector.insert_strided_slice"(%arg2, %arg0) <{offsets = [2, 2, 0], strides = [1, 1, 1]}> : (vector<2x2x16xf32>, vector<4x8x16xf32>) -> vector<4x8x16xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @scalable_slice(%f: vector<4xf32>, %s: vector<[16]xf32>, %t: vector<[4]xf32>) {
  %0 = vector.scalable.insert %f, %s[8] : vector<4xf32> into vector<[16]xf32>
  %1 = vector.scalable.insert %t, %s[0] {keep} : vector<[4]xf32> into vector<[16]xf32>
  %2 = vector.scalable.extract %s[4] : vector<4xf32> from vector<[16]xf32>
  %3 = vector.scalable.extract %s[8] {keep} : vector<[8]xf32> from vector<[16]xf32>
  %4 = "vector.scalable.insert"(%f, %s) <{pos = 4 : i64}>
      : (vector<4xf32>, vector<[16]xf32>) -> vector<[16]xf32>
  %5 = "vector.scalable.extract"(%s) <{pos = 4 : i64}> : (vector<[16]xf32>) -> vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @scalable_slice(%arg0: vector<4xf32>, %arg1: vector<[16]xf32>, %arg2: vector<[4]xf32>) {
// CHECK-NEXT:     %0 = vector.scalable.insert %arg0, %arg1[8] : vector<4xf32> into vector<[16]xf32>
// CHECK-NEXT:     %1 = vector.scalable.insert %arg2, %arg1[0] {keep} : vector<[4]xf32> into vector<[16]xf32>
// CHECK-NEXT:     %2 = vector.scalable.extract %arg1[4] : vector<4xf32> from vector<[16]xf32>
// CHECK-NEXT:     %3 = vector.scalable.extract %arg1[8] {keep} : vector<[8]xf32> from vector<[16]xf32>
// CHECK-NEXT:     %4 = vector.scalable.insert %arg0, %arg1[4] : vector<4xf32> into vector<[16]xf32>
// CHECK-NEXT:     %5 = vector.scalable.extract %arg1[4] : vector<4xf32> from vector<[16]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4xf32>, vector<[16]xf32>, vector<[4]xf32>) -> (), sym_name = "scalable_slice"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<4xf32>, %arg1: vector<[16]xf32>, %arg2: vector<[4]xf32>):
// GENERIC-NEXT:     %0 = "vector.scalable.insert"(%arg0, %arg1) <{pos = 8 : i64}> : (vector<4xf32>, vector<[16]xf32>) -> vector<[16]xf32>
// GENERIC-NEXT:     %1 = "vector.scalable.insert"(%arg2, %arg1) <{pos = 0 : i64}> {keep} : (vector<[4]xf32>, vector<[16]xf32>) -> vector<[16]xf32>
// GENERIC-NEXT:     %2 = "vector.scalable.extract"(%arg1) <{pos = 4 : i64}> : (vector<[16]xf32>) -> vector<4xf32>
// GENERIC-NEXT:     %3 = "vector.scalable.extract"(%arg1) <{pos = 8 : i64}> {keep} : (vector<[16]xf32>) -> vector<[8]xf32>
// GENERIC-NEXT:     %4 = "vector.scalable.insert"(%arg0, %arg1) <{pos = 4 : i64}> : (vector<4xf32>, vector<[16]xf32>) -> vector<[16]xf32>
// GENERIC-NEXT:     %5 = "vector.scalable.extract"(%arg1) <{pos = 4 : i64}> : (vector<[16]xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @to_elements(%v: vector<2x2xf32>, %z: vector<i8>, %s: vector<[3]xindex>,
                       %e: vector<1xui8>) -> (f32, i8, index) {
  %0:4 = vector.to_elements %v : vector<2x2xf32>
  %1 = vector.to_elements %z {keep} : vector<i8>
  %2:3 = vector.to_elements %s : vector<[3]xindex>
  %3 = vector.to_elements %e : vector<1xui8>
  %a, %b, %c, %d = "vector.to_elements"(%v) : (vector<2x2xf32>) -> (f32, f32, f32, f32)
  %4 = "vector.from_elements"(%a, %b) {keep} : (f32, f32) -> vector<2x1xf32>
  return %0#3, %1, %2#1 : f32, i8, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @to_elements(%arg0: vector<2x2xf32>, %arg1: vector<i8>, %arg2: vector<[3]xindex>, %arg3: vector<1xui8>) -> (f32, i8, index) {
// CHECK-NEXT:     %0:4 = vector.to_elements %arg0 : vector<2x2xf32>
// CHECK-NEXT:     %1 = vector.to_elements %arg1 {keep} : vector<i8>
// CHECK-NEXT:     %2:3 = vector.to_elements %arg2 : vector<[3]xindex>
// CHECK-NEXT:     %3 = vector.to_elements %arg3 : vector<1xui8>
// CHECK-NEXT:     %4:4 = vector.to_elements %arg0 : vector<2x2xf32>
// CHECK-NEXT:     %5 = vector.from_elements %4#0, %4#1 {keep} : vector<2x1xf32>
// CHECK-NEXT:     return %0#3, %1, %2#1 : f32, i8, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<2x2xf32>, vector<i8>, vector<[3]xindex>, vector<1xui8>) -> (f32, i8, index), sym_name = "to_elements"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<2x2xf32>, %arg1: vector<i8>, %arg2: vector<[3]xindex>, %arg3: vector<1xui8>):
// GENERIC-NEXT:     %0:4 = "vector.to_elements"(%arg0) : (vector<2x2xf32>) -> (f32, f32, f32, f32)
// GENERIC-NEXT:     %1 = "vector.to_elements"(%arg1) {keep} : (vector<i8>) -> i8
// GENERIC-NEXT:     %2:3 = "vector.to_elements"(%arg2) : (vector<[3]xindex>) -> (index, index, index)
// GENERIC-NEXT:     %3 = "vector.to_elements"(%arg3) : (vector<1xui8>) -> ui8
// GENERIC-NEXT:     %4:4 = "vector.to_elements"(%arg0) : (vector<2x2xf32>) -> (f32, f32, f32, f32)
// GENERIC-NEXT:     %5 = "vector.from_elements"(%4#0, %4#1) {keep} : (f32, f32) -> vector<2x1xf32>
// GENERIC-NEXT:     "func.return"(%0#3, %1, %2#1) : (f32, i8, index) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// -1 stands for poison: any element, or any vector.
func.func @poison(%v: vector<4x2xf32>, %w: vector<2xf32>, %x: f32, %i: index) {
  %0 = vector.extract %v[-1] : vector<2xf32> from vector<4x2xf32>
  %1 = vector.extract %v[%i, -1] : f32 from vector<4x2xf32>
  %2 = vector.insert %x, %v [-1, 0] : f32 into vector<4x2xf32>
  %3 = vector.insert %w, %v [-1] {keep} : vector<2xf32> into vector<4x2xf32>
  %4 = vector.shuffle %v, %v [-1, 7] : vector<4x2xf32>, vector<4x2xf32>
  %5 = "vector.shuffle"(%w, %w) <{mask = array<i64: 3, -1, -1>}>
      : (vector<2xf32>, vector<2xf32>) -> vector<3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @poison(%arg0: vector<4x2xf32>, %arg1: vector<2xf32>, %arg2: f32, %arg3: index) {
// CHECK-NEXT:     %0 = vector.extract %arg0[-1] : vector<2xf32> from vector<4x2xf32>
// CHECK-NEXT:     %1 = vector.extract %arg0[%arg3, -1] : f32 from vector<4x2xf32>
// CHECK-NEXT:     %2 = vector.insert %arg2, %arg0 [-1, 0] : f32 into vector<4x2xf32>
// CHECK-NEXT:     %3 = vector.insert %arg1, %arg0 [-1] {keep} : vector<2xf32> into vector<4x2xf32>
// CHECK-NEXT:     %4 = vector.shuffle %arg0, %arg0 [-1, 7] : vector<4x2xf32>, vector<4x2xf32>
// CHECK-NEXT:     %5 = vector.shuffle %arg1, %arg1 [3, -1, -1] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4x2xf32>, vector<2xf32>, f32, index) -> (), sym_name = "poison"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<4x2xf32>, %arg1: vector<2xf32>, %arg2: f32, %arg3: index):
// GENERIC-NEXT:     %0 = "vector.extract"(%arg0) <{static_position = array<i64: -1>}> : (vector<4x2xf32>) -> vector<2xf32>
// GENERIC-NEXT:     %1 = "vector.extract"(%arg0, %arg3) <{static_position = array<i64: -9223372036854775808, -1>}> : (vector<4x2xf32>, index) -> f32
// GENERIC-NEXT:     %2 = "vector.insert"(%arg2, %arg0) <{static_position = array<i64: -1, 0>}> : (f32, vector<4x2xf32>) -> vector<4x2xf32>
// GENERIC-NEXT:     %3 = "vector.insert"(%arg1, %arg0) <{static_position = array<i64: -1>}> {keep} : (vector<2xf32>, vector<4x2xf32>) -> vector<4x2xf32>
// GENERIC-NEXT:     %4 = "vector.shuffle"(%arg0, %arg0) <{mask = array<i64: -1, 7>}> : (vector<4x2xf32>, vector<4x2xf32>) -> vector<2x2xf32>
// GENERIC-NEXT:     %5 = "vector.shuffle"(%arg1, %arg1) <{mask = array<i64: 3, -1, -1>}> : (vector<2xf32>, vector<2xf32>) -> vector<3xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
