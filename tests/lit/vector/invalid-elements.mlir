// RUN: pyopt --split-input-file --verify-diagnostics %s

// Slices and elements that are taken from or put into vectors wrongly.

func.func @f(%v: vector<4x4xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected offsets, sizes and strides attributes of same size}}
  %0 = vector.extract_strided_slice %v {offsets = [0, 0], sizes = [1], strides = [1]} : vector<4x4xf32> to vector<1x4xf32>
  return
}

// -----

func.func @f(%v: vector<4x4xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected offsets attribute of rank no greater than vector rank}}
  %0 = vector.extract_strided_slice %v {offsets = [0, 0, 0], sizes = [1, 1, 1], strides = [1, 1, 1]} : vector<4x4xf32> to vector<1x1xf32>
  return
}

// -----

func.func @f(%v: vector<4x4xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)}}
  %0 = vector.extract_strided_slice %v {offsets = [4], sizes = [1], strides = [1]} : vector<4x4xf32> to vector<1x4xf32>
  return
}

// -----

func.func @f(%v: vector<4x4xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected sizes dimension 0 to be confined to [1, 5)}}
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [0], strides = [1]} : vector<4x4xf32> to vector<1x4xf32>
  return
}

// -----

func.func @f(%v: vector<4x4xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected strides to be confined to [1, 2)}}
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [1], strides = [2]} : vector<4x4xf32> to vector<1x4xf32>
  return
}

// -----

func.func @f(%v: vector<4x4xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected sum(offsets, sizes) dimension 0 to be confined to [1, 5)}}
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [3], strides = [1]} : vector<4x4xf32> to vector<3x4xf32>
  return
}

// -----

func.func @f(%v: vector<4x4xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected result type to be 'vector<2x4xf32>'}}
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [2], strides = [1]} : vector<4x4xf32> to vector<3x4xf32>
  return
}

// -----

func.func @f(%v: vector<[4]x4xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected size at idx=0 to match the corresponding base size from the input vector (2 vs 4)}}
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [2], strides = [1]} : vector<[4]x4xf32> to vector<[2]x4xf32>
  return
}

// -----

func.func @f(%v: vector<4x4xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op failed to verify that operand and result have same element type}}
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [2], strides = [1]} : vector<4x4xf32> to vector<2x4xi32>
  return
}

// -----

func.func @f(%v: vector<4x4xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op requires attribute 'strides'}}
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [2]} : vector<4x4xf32> to vector<2x4xi32>
  return
}

// -----

func.func @f(%v: vector<4x4xf32>) {
  // expected-error @+1 {{custom op 'vector.extract_strided_slice' 'vector.extract_strided_slice' op attribute 'offsets' failed to satisfy constraint: 64-bit integer array attribute}}
  %0 = vector.extract_strided_slice %v {offsets = 1, sizes = [2], strides = [1]} : vector<4x4xf32> to vector<2x4xi32>
  return
}

// -----

func.func @f(%v: vector<4x4xf32>, %w: vector<2xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected offsets of same size as destination vector rank}}
  %0 = vector.insert_strided_slice %w, %v {offsets = [0], strides = [1]} : vector<2xf32> into vector<4x4xf32>
  return
}

// -----

func.func @f(%v: vector<4x4xf32>, %w: vector<2xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected strides of same size as source vector rank}}
  %0 = vector.insert_strided_slice %w, %v {offsets = [0, 0], strides = [1, 1]} : vector<2xf32> into vector<4x4xf32>
  return
}

// -----

func.func @f(%v: vector<4x4xf32>, %w: vector<2xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected source rank to be no greater than destination rank}}
  %0 = vector.insert_strided_slice %v, %w {offsets = [0], strides = [1, 1]} : vector<4x4xf32> into vector<2xf32>
  return
}

// -----

func.func @f(%v: vector<4x4xf32>, %w: vector<2xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)}}
  %0 = vector.insert_strided_slice %w, %v {offsets = [4, 0], strides = [1]} : vector<2xf32> into vector<4x4xf32>
  return
}

// -----

func.func @f(%v: vector<4x4xf32>, %w: vector<2xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected strides to be confined to [1, 2)}}
  %0 = vector.insert_strided_slice %w, %v {offsets = [0, 0], strides = [2]} : vector<2xf32> into vector<4x4xf32>
  return
}

// -----

func.func @f(%v: vector<4x4xf32>, %w: vector<2xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected sum(offsets, source vector shape) dimension 1 to be confined to [1, 5)}}
  %0 = vector.insert_strided_slice %w, %v {offsets = [0, 3], strides = [1]} : vector<2xf32> into vector<4x4xf32>
  return
}

// -----

func.func @f(%v: vector<4x[4]xf32>, %w: vector<2xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op mismatching scalable flags (at source vector idx=0)}}
  %0 = vector.insert_strided_slice %w, %v {offsets = [0, 0], strides = [1]} : vector<2xf32> into vector<4x[4]xf32>
  return
}

// -----

func.func @f(%v: vector<4x[4]xf32>, %w: vector<[2]xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected size at idx=0 to match the corresponding base size from the input vector (2 vs 4)}}
  %0 = vector.insert_strided_slice %w, %v {offsets = [0, 0], strides = [1]} : vector<[2]xf32> into vector<4x[4]xf32>
  return
}

// -----

func.func @f(%v: vector<4x4xf32>, %w: vector<2xf16>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op failed to verify that operand #0 and result have same element type}}
  %0 = vector.insert_strided_slice %w, %v {offsets = [0, 0], strides = [1]} : vector<2xf16> into vector<4x4xf32>
  return
}

// -----

func.func @f(%v: vector<4x4xf32>, %w: vector<2xf16>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op failed to verify that all of {dest, result} have same type}}
  %0 = "vector.insert_strided_slice"(%v, %v) <{offsets = [0, 0], strides = [1, 1]}> : (vector<4x4xf32>, vector<4x4xf32>) -> vector<4x2xf32>
  return
}

// -----

func.func @f(%s: vector<[16]xf32>, %w: vector<4xf32>) {
  // expected-error @+1 {{'vector.scalable.insert' op failed to verify that position is a multiple of the source length.}}
  %0 = vector.scalable.insert %w, %s[2] : vector<4xf32> into vector<[16]xf32>
  return
}

// -----

func.func @f(%s: vector<[16]xf32>, %w: vector<4xf32>) {
  // expected-error @+1 {{'vector.scalable.extract' op failed to verify that position is a multiple of the result length.}}
  %0 = vector.scalable.extract %s[2] : vector<4xf32> from vector<[16]xf32>
  return
}

// -----

func.func @f(%s: vector<[16]xf32>, %w: vector<4xf16>) {
  // expected-error @+1 {{'vector.scalable.insert' op failed to verify that all of {valueToStore, dest} have same element type}}
  %0 = vector.scalable.insert %w, %s[0] : vector<4xf16> into vector<[16]xf32>
  return
}

// -----

func.func @f(%s: vector<[16]xf32>, %w: vector<4xf16>) {
  // expected-error @+1 {{'vector.scalable.extract' op failed to verify that all of {source, result} have same element type}}
  %0 = vector.scalable.extract %s[0] : vector<4xf16> from vector<[16]xf32>
  return
}

// -----

func.func @f(%s: vector<16xf32>) {
  // expected-error @+1 {{'vector.scalable.extract' op operand #0 must be  of ranks 1, but got 'vector<16xf32>'}}
  %0 = vector.scalable.extract %s[0] : vector<4xf16> from vector<16xf32>
  return
}

// -----

func.func @f(%s: vector<2x[16]xf32>, %w: vector<4x4xf16>) {
  // expected-error @+1 {{'vector.scalable.insert' op operand #0 must be  of ranks 1, but got 'vector<4x4xf16>'}}
  %0 = vector.scalable.insert %w, %s[0] : vector<4x4xf16> into vector<2x[16]xf32>
  return
}

// -----

func.func @f(%s: vector<[16]xf32>, %w: f32) {
  // expected-error @+1 {{custom op 'vector.scalable.insert' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = vector.scalable.insert %w, %s[0] : f32 into vector<[16]xf32>
  return
}

// -----

func.func @f(%s: vector<[16]xf32>, %w: vector<4xf32>) {
  // expected-error @+1 {{'vector.scalable.insert' op requires attribute 'pos'}}
  %0 = "vector.scalable.insert"(%w, %s) : (vector<4xf32>, vector<[16]xf32>) -> vector<[16]xf32>
  return
}

// -----

func.func @f(%s: vector<[16]xf32>, %w: vector<4xf32>) {
  // expected-error @+1 {{'vector.scalable.insert' op failed to verify that all of {dest, result} have same type}}
  %0 = "vector.scalable.insert"(%w, %s) <{pos = 0 : i64}> : (vector<4xf32>, vector<[16]xf32>) -> vector<[8]xf32>
  return
}

// -----

func.func @f(%v: vector<3xf32>) {
  // expected-error @+1 {{'vector.deinterleave' op failed to verify that the trailing dimension of the source vector has an even number of elements}}
  %0, %1 = vector.deinterleave %v : vector<3xf32> -> vector<1xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{'vector.deinterleave' op failed to verify that the trailing dimension of the results is half the width of source trailing dimension}}
  %0, %1 = vector.deinterleave %v : vector<4xf32> -> vector<3xf32>
  return
}

// -----

func.func @f(%v: vector<f32>) {
  // expected-error @+1 {{'vector.deinterleave' op operand #0 must be vector of any type values, but got 'vector<f32>'}}
  %0, %1 = vector.deinterleave %v : vector<f32> -> vector<f32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{'vector.deinterleave' op failed to verify that all of {res1, res2} have same type}}
  %0:2 = "vector.deinterleave"(%v) : (vector<4xf32>) -> (vector<2xf32>, vector<4xf32>)
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%v: vector<4xf32>, %w: vector<2xf32>) {
  // expected-error @+1 {{use of value '%w' expects different type than prior uses: 'vector<4xf32>' vs 'vector<2xf32>'}}
  %0 = vector.interleave %v, %w : vector<4xf32> -> vector<8xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<2xf32>) {
  // expected-error @+1 {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
  %0 = vector.interleave %v, %v : vector<4xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<2xf32>) {
  // expected-error @+1 {{'vector.interleave' op failed to verify that all of {lhs, rhs} have same type}}
  %0 = "vector.interleave"(%v, %w) : (vector<4xf32>, vector<2xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %w: f32) {
  // expected-error @+1 {{custom op 'vector.interleave' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = vector.interleave %w, %w : f32 -> vector<8xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<2xf32>) {
  // expected-error @+1 {{'vector.shuffle' op mask index #2 out of range}}
  %0 = vector.shuffle %v, %w [0, 6] : vector<4xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<2xf32>) {
  // expected-error @+1 {{'vector.shuffle' op invalid mask length}}
  %0 = vector.shuffle %v, %w [] : vector<4xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<2x2xf32>) {
  // expected-error @+1 {{'vector.shuffle' op rank mismatch}}
  %0 = vector.shuffle %v, %w [0] : vector<4xf32>, vector<2x2xf32>
  return
}

// -----

func.func @f(%v: vector<4x3xf32>, %w: vector<2x2xf32>) {
  // expected-error @+1 {{'vector.shuffle' op dimension mismatch}}
  %0 = vector.shuffle %v, %w [0] : vector<4x3xf32>, vector<2x2xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<2xi32>) {
  // expected-error @+1 {{'vector.shuffle' op failed to verify that second operand v2 and result have same element type}}
  %0 = vector.shuffle %v, %w [0] : vector<4xf32>, vector<2xi32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<[2]xf32>) {
  // expected-error @+1 {{'vector.shuffle' op operand #1 must be fixed-length vector of any type values, but got 'vector<[2]xf32>'}}
  %0 = vector.shuffle %v, %w [0] : vector<4xf32>, vector<[2]xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<2xf32>) {
  // expected-error @+1 {{expected ']'}}
  %0 = vector.shuffle %v, %w [0 : i32] : vector<4xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<2xf32>) {
  // expected-error @+1 {{custom op 'vector.shuffle' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = vector.shuffle %v, %w [0, 1] : vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<2xf32>) {
  // expected-error @+1 {{'vector.shuffle' op expected 2 operands, but found 1}}
  %0 = vector.shuffle %v [0, 1] : vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<2xf32>) {
  // expected-error @+1 {{'vector.shuffle' op mask length mismatch}}
  %0 = "vector.shuffle"(%v, %w) <{mask = array<i64: 0, 1>}> : (vector<4xf32>, vector<2xf32>) -> vector<3xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<2xf32>) {
  // expected-error @+1 {{invalid properties {mask = 1 : i64} for op vector.shuffle: Invalid attribute `mask` in property conversion: 1 : i64}}
  %0 = "vector.shuffle"(%v, %w) <{mask = 1 : i64}> : (vector<4xf32>, vector<2xf32>) -> vector<3xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<2xf32>) {
  // expected-error @+1 {{'vector.shuffle' op requires attribute 'mask'}}
  %0 = "vector.shuffle"(%v, %w) : (vector<4xf32>, vector<2xf32>) -> vector<3xf32>
  return
}

// -----

func.func @f(%a: f32, %b: i32) {
  // expected-error @+1 {{custom op 'vector.from_elements' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = vector.from_elements %a, %a : vector<3xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: f32, %b: i32) {
  // expected-error @+1 {{use of value '%b' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = vector.from_elements %a, %b : vector<2xf32>
  return
}

// -----

func.func @f(%a: f32, %b: i32) {
  // expected-error @+1 {{custom op 'vector.from_elements' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = vector.from_elements %a : f32
  return
}

// -----

func.func @f(%a: f32, %b: i32) {
  // expected-error @+1 {{'vector.from_elements' op failed to verify that shaped type 'dest' matches 'elements' element count and types}}
  %0 = "vector.from_elements"(%a, %b) : (f32, i32) -> vector<2xf32>
  return
}

// -----

func.func @f(%a: f32, %v: vector<2xf32>, %w: vector<2x2xf32>) {
  // expected-error @+1 {{custom op 'vector.from_elements' 'dest' must be fixed-length vector of any type values, but got 'vector<[2]xf32>'}}
  %0 = vector.from_elements %a, %a : vector<[2]xf32>
  return
}

// -----

func.func @f(%a: f32, %v: vector<2xf32>, %w: vector<2x2xf32>) {
  // expected-error @+1 {{'vector.to_elements' op failed to verify that shaped type 'source' matches 'elements' element count and types}}
  %0:2 = "vector.to_elements"(%w) : (vector<2x2xf32>) -> (f32, f32)
  return
}

// -----

func.func @f(%a: f32, %v: vector<2xf32>, %w: vector<2x2xf32>) {
  // expected-error @+1 {{custom op 'vector.to_elements' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = vector.to_elements %a : f32
  return
}
