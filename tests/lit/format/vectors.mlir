// RUN: cat %S/Inputs/vectors.ugly | pyopt-format --stdin-filename=a.mlir | diff %s -

func.func @masked(%m: memref<?xf32>, %mask: vector<8xi1>, %i: index, %pad: f32, %acc: f32) -> f32 {
  %0 = vector.mask %mask {
    vector.transfer_read %m[%i], %pad {in_bounds = [true]} : memref<?xf32>, vector<8xf32>
  } : vector<8xi1> -> vector<8xf32>
  %1 = vector.reduction <add>, %0, %acc : vector<8xf32> into f32
  %2 = vector.multi_reduction <maximumf>, %v, %a [1] : vector<4x8xf32> to vector<4xf32>
  %3 = vector.insert %1, %0 [3] : f32 into vector<8xf32>
  %4 = vector.extract %0[2] : f32 from vector<8xf32>
  %5 = vector.shuffle %0, %0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
  %6 = vector.fma %x, %y, %z : vector<[4]x8xf32>
  vector.print punctuation <newline>
  return %1 : f32
}
