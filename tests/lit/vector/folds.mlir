// RUN: pyopt %s --affine-expand-index-ops | FileCheck %s
// RUN: pyopt %s --convert-ub-to-llvm | FileCheck %s --check-prefix=CONVERTED

// What folds in every pass that folds: broadcasts of casts that repeat the same, elements of what is repeated.

func.func @cast_forth_and_back(%u: vector<1x8xf32>) -> vector<1x8xf32> {
  %p = vector.shape_cast %u : vector<1x8xf32> to vector<8xf32>
  %r = vector.broadcast %p : vector<8xf32> to vector<1x8xf32>
  return %r : vector<1x8xf32>
}
func.func @one_in_front_dropped(%u: vector<1x8xf32>) -> vector<4x8xf32> {
  %p = vector.shape_cast %u : vector<1x8xf32> to vector<8xf32>
  %r = vector.broadcast %p : vector<8xf32> to vector<4x8xf32>
  return %r : vector<4x8xf32>
}
func.func @two_ones_dropped(%u: vector<1x1x8xf32>) -> vector<1x8xf32> {
  %p = vector.shape_cast %u : vector<1x1x8xf32> to vector<8xf32>
  %r = vector.broadcast %p : vector<8xf32> to vector<1x8xf32>
  return %r : vector<1x8xf32>
}
func.func @one_added(%u: vector<8xf32>) -> vector<4x8xf32> {
  %p = vector.shape_cast %u : vector<8xf32> to vector<1x8xf32>
  %r = vector.broadcast %p : vector<1x8xf32> to vector<4x8xf32>
  return %r : vector<4x8xf32>
}
func.func @repeats_otherwise(%u: vector<8xf32>) -> vector<8x1x8xf32> {
  %p = vector.shape_cast %u : vector<8xf32> to vector<8x1x1xf32>
  %r = vector.broadcast %p : vector<8x1x1xf32> to vector<8x1x8xf32>
  return %r : vector<8x1x8xf32>
}
func.func @cast_of_more_dimensions(%u: vector<4x1x8xf32>) -> vector<4x1x8xf32> {
  %p = vector.shape_cast %u : vector<4x1x8xf32> to vector<4x8xf32>
  %r = vector.broadcast %p : vector<4x8xf32> to vector<4x4x8xf32>
  %e = vector.extract %r[0] : vector<4x8xf32> from vector<4x4x8xf32>
  %q = vector.shape_cast %e : vector<4x8xf32> to vector<4x1x8xf32>
  return %q : vector<4x1x8xf32>
}
func.func @element_of_rank_0(%s: vector<f32>, %i: index) -> f32 {
  %p = vector.broadcast %s : vector<f32> to vector<4x8xf32>
  %r = vector.extract %p[%i, 2] : f32 from vector<4x8xf32>
  return %r : f32
}
func.func @row_of_rank_0(%s: vector<f32>, %i: index) -> vector<8xf32> {
  %p = vector.broadcast %s : vector<f32> to vector<4x8xf32>
  %r = vector.extract %p[%i] : vector<8xf32> from vector<4x8xf32>
  return %r : vector<8xf32>
}
func.func @known_element_of_rank_0(%s: vector<f32>, %i: index) -> f32 {
  %p = vector.broadcast %s : vector<f32> to vector<4x8xf32>
  %r = vector.extract %p[3, 2] : f32 from vector<4x8xf32>
  return %r : f32
}
func.func @element_of_scalar(%s: f32, %i: index) -> f32 {
  %p = vector.broadcast %s : f32 to vector<4x8xf32>
  %r = vector.extract %p[%i, 2] : f32 from vector<4x8xf32>
  return %r : f32
}
func.func @element_of_row(%s: vector<8xf32>, %i: index) -> f32 {
  %p = vector.broadcast %s : vector<8xf32> to vector<4x8xf32>
  %r = vector.extract %p[%i, 2] : f32 from vector<4x8xf32>
  return %r : f32
}
func.func @element_of_one(%s: vector<1xf32>, %i: index) -> f32 {
  %p = vector.broadcast %s : vector<1xf32> to vector<4x8xf32>
  %r = vector.extract %p[%i, 2] : f32 from vector<4x8xf32>
  return %r : f32
}
func.func @element_of_cast_one(%s: vector<1xf32>, %i: index) -> f32 {
  %p = vector.shape_cast %s : vector<1xf32> to vector<1x1xf32>
  %r = vector.extract %p[%i, 0] : f32 from vector<1x1xf32>
  return %r : f32
}
func.func @element_of_cast_of_rank_0(%s: vector<f32>, %i: index) -> f32 {
  %p = vector.shape_cast %s : vector<f32> to vector<1x1xf32>
  %r = vector.extract %p[%i, 0] : f32 from vector<1x1xf32>
  return %r : f32
}
func.func @element_of_cast_row(%s: vector<8xf32>, %i: index) -> f32 {
  %p = vector.shape_cast %s : vector<8xf32> to vector<1x8xf32>
  %r = vector.extract %p[%i, 0] : f32 from vector<1x8xf32>
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast_forth_and_back(%arg0: vector<1x8xf32>) -> vector<1x8xf32> {
// CHECK-NEXT:     return %arg0 : vector<1x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @one_in_front_dropped(%arg0: vector<1x8xf32>) -> vector<4x8xf32> {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : vector<1x8xf32> to vector<4x8xf32>
// CHECK-NEXT:     return %0 : vector<4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @two_ones_dropped(%arg0: vector<1x1x8xf32>) -> vector<1x8xf32> {
// CHECK-NEXT:     %0 = vector.shape_cast %arg0 : vector<1x1x8xf32> to vector<8xf32>
// CHECK-NEXT:     %1 = vector.broadcast %0 : vector<8xf32> to vector<1x8xf32>
// CHECK-NEXT:     return %1 : vector<1x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @one_added(%arg0: vector<8xf32>) -> vector<4x8xf32> {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : vector<8xf32> to vector<4x8xf32>
// CHECK-NEXT:     return %0 : vector<4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @repeats_otherwise(%arg0: vector<8xf32>) -> vector<8x1x8xf32> {
// CHECK-NEXT:     %0 = vector.shape_cast %arg0 : vector<8xf32> to vector<8x1x1xf32>
// CHECK-NEXT:     %1 = vector.broadcast %0 : vector<8x1x1xf32> to vector<8x1x8xf32>
// CHECK-NEXT:     return %1 : vector<8x1x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @cast_of_more_dimensions(%arg0: vector<4x1x8xf32>) -> vector<4x1x8xf32> {
// CHECK-NEXT:     return %arg0 : vector<4x1x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @element_of_rank_0(%arg0: vector<f32>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = vector.extract %arg0[] : f32 from vector<f32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @row_of_rank_0(%arg0: vector<f32>, %arg1: index) -> vector<8xf32> {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : vector<f32> to vector<4x8xf32>
// CHECK-NEXT:     %1 = vector.extract %0[%arg1] : vector<8xf32> from vector<4x8xf32>
// CHECK-NEXT:     return %1 : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @known_element_of_rank_0(%arg0: vector<f32>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = vector.extract %arg0[] : f32 from vector<f32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @element_of_scalar(%arg0: f32, %arg1: index) -> f32 {
// CHECK-NEXT:     return %arg0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @element_of_row(%arg0: vector<8xf32>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = vector.extract %arg0[2] : f32 from vector<8xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @element_of_one(%arg0: vector<1xf32>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : f32 from vector<1xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @element_of_cast_one(%arg0: vector<1xf32>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : f32 from vector<1xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @element_of_cast_of_rank_0(%arg0: vector<f32>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = vector.extract %arg0[] : f32 from vector<f32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @element_of_cast_row(%arg0: vector<8xf32>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : f32 from vector<8xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CONVERTED: module {
// CONVERTED-NEXT:   func.func @cast_forth_and_back(%arg0: vector<1x8xf32>) -> vector<1x8xf32> {
// CONVERTED-NEXT:     %0 = vector.shape_cast %arg0 : vector<1x8xf32> to vector<8xf32>
// CONVERTED-NEXT:     return %arg0 : vector<1x8xf32>
// CONVERTED-NEXT:   }
// CONVERTED-NEXT:   func.func @one_in_front_dropped(%arg0: vector<1x8xf32>) -> vector<4x8xf32> {
// CONVERTED-NEXT:     %0 = vector.shape_cast %arg0 : vector<1x8xf32> to vector<8xf32>
// CONVERTED-NEXT:     %1 = vector.broadcast %arg0 : vector<1x8xf32> to vector<4x8xf32>
// CONVERTED-NEXT:     return %1 : vector<4x8xf32>
// CONVERTED-NEXT:   }
// CONVERTED-NEXT:   func.func @two_ones_dropped(%arg0: vector<1x1x8xf32>) -> vector<1x8xf32> {
// CONVERTED-NEXT:     %0 = vector.shape_cast %arg0 : vector<1x1x8xf32> to vector<8xf32>
// CONVERTED-NEXT:     %1 = vector.broadcast %0 : vector<8xf32> to vector<1x8xf32>
// CONVERTED-NEXT:     return %1 : vector<1x8xf32>
// CONVERTED-NEXT:   }
// CONVERTED-NEXT:   func.func @one_added(%arg0: vector<8xf32>) -> vector<4x8xf32> {
// CONVERTED-NEXT:     %0 = vector.shape_cast %arg0 : vector<8xf32> to vector<1x8xf32>
// CONVERTED-NEXT:     %1 = vector.broadcast %arg0 : vector<8xf32> to vector<4x8xf32>
// CONVERTED-NEXT:     return %1 : vector<4x8xf32>
// CONVERTED-NEXT:   }
// CONVERTED-NEXT:   func.func @repeats_otherwise(%arg0: vector<8xf32>) -> vector<8x1x8xf32> {
// CONVERTED-NEXT:     %0 = vector.shape_cast %arg0 : vector<8xf32> to vector<8x1x1xf32>
// CONVERTED-NEXT:     %1 = vector.broadcast %0 : vector<8x1x1xf32> to vector<8x1x8xf32>
// CONVERTED-NEXT:     return %1 : vector<8x1x8xf32>
// CONVERTED-NEXT:   }
// CONVERTED-NEXT:   func.func @cast_of_more_dimensions(%arg0: vector<4x1x8xf32>) -> vector<4x1x8xf32> {
// CONVERTED-NEXT:     %0 = vector.shape_cast %arg0 : vector<4x1x8xf32> to vector<4x8xf32>
// CONVERTED-NEXT:     %1 = vector.broadcast %0 : vector<4x8xf32> to vector<4x4x8xf32>
// CONVERTED-NEXT:     %2 = vector.shape_cast %0 : vector<4x8xf32> to vector<4x1x8xf32>
// CONVERTED-NEXT:     return %2 : vector<4x1x8xf32>
// CONVERTED-NEXT:   }
// CONVERTED-NEXT:   func.func @element_of_rank_0(%arg0: vector<f32>, %arg1: index) -> f32 {
// CONVERTED-NEXT:     %0 = vector.broadcast %arg0 : vector<f32> to vector<4x8xf32>
// CONVERTED-NEXT:     %1 = vector.extract %arg0[] : f32 from vector<f32>
// CONVERTED-NEXT:     return %1 : f32
// CONVERTED-NEXT:   }
// CONVERTED-NEXT:   func.func @row_of_rank_0(%arg0: vector<f32>, %arg1: index) -> vector<8xf32> {
// CONVERTED-NEXT:     %0 = vector.broadcast %arg0 : vector<f32> to vector<4x8xf32>
// CONVERTED-NEXT:     %1 = vector.extract %0[%arg1] : vector<8xf32> from vector<4x8xf32>
// CONVERTED-NEXT:     return %1 : vector<8xf32>
// CONVERTED-NEXT:   }
// CONVERTED-NEXT:   func.func @known_element_of_rank_0(%arg0: vector<f32>, %arg1: index) -> f32 {
// CONVERTED-NEXT:     %0 = vector.broadcast %arg0 : vector<f32> to vector<4x8xf32>
// CONVERTED-NEXT:     %1 = vector.extract %arg0[] : f32 from vector<f32>
// CONVERTED-NEXT:     return %1 : f32
// CONVERTED-NEXT:   }
// CONVERTED-NEXT:   func.func @element_of_scalar(%arg0: f32, %arg1: index) -> f32 {
// CONVERTED-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<4x8xf32>
// CONVERTED-NEXT:     return %arg0 : f32
// CONVERTED-NEXT:   }
// CONVERTED-NEXT:   func.func @element_of_row(%arg0: vector<8xf32>, %arg1: index) -> f32 {
// CONVERTED-NEXT:     %0 = vector.broadcast %arg0 : vector<8xf32> to vector<4x8xf32>
// CONVERTED-NEXT:     %1 = vector.extract %arg0[2] : f32 from vector<8xf32>
// CONVERTED-NEXT:     return %1 : f32
// CONVERTED-NEXT:   }
// CONVERTED-NEXT:   func.func @element_of_one(%arg0: vector<1xf32>, %arg1: index) -> f32 {
// CONVERTED-NEXT:     %0 = vector.broadcast %arg0 : vector<1xf32> to vector<4x8xf32>
// CONVERTED-NEXT:     %1 = vector.extract %arg0[0] : f32 from vector<1xf32>
// CONVERTED-NEXT:     return %1 : f32
// CONVERTED-NEXT:   }
// CONVERTED-NEXT:   func.func @element_of_cast_one(%arg0: vector<1xf32>, %arg1: index) -> f32 {
// CONVERTED-NEXT:     %0 = vector.shape_cast %arg0 : vector<1xf32> to vector<1x1xf32>
// CONVERTED-NEXT:     %1 = vector.extract %arg0[0] : f32 from vector<1xf32>
// CONVERTED-NEXT:     return %1 : f32
// CONVERTED-NEXT:   }
// CONVERTED-NEXT:   func.func @element_of_cast_of_rank_0(%arg0: vector<f32>, %arg1: index) -> f32 {
// CONVERTED-NEXT:     %0 = vector.shape_cast %arg0 : vector<f32> to vector<1x1xf32>
// CONVERTED-NEXT:     %1 = vector.extract %arg0[] : f32 from vector<f32>
// CONVERTED-NEXT:     return %1 : f32
// CONVERTED-NEXT:   }
// CONVERTED-NEXT:   func.func @element_of_cast_row(%arg0: vector<8xf32>, %arg1: index) -> f32 {
// CONVERTED-NEXT:     %0 = vector.shape_cast %arg0 : vector<8xf32> to vector<1x8xf32>
// CONVERTED-NEXT:     %1 = vector.extract %arg0[0] : f32 from vector<8xf32>
// CONVERTED-NEXT:     return %1 : f32
// CONVERTED-NEXT:   }
// CONVERTED-NEXT: }
