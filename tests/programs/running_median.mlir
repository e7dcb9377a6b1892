// Medians of three neighbours, by minima and maxima of vectors that are read from a memref with masks at its end.
func.func @main(%x: memref<?xf32>, %out: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %pad = arith.constant 0.0 : f32
  %n = memref.dim %out, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c4 {
    %left = arith.subi %n, %i : index
    %mask = vector.create_mask %left : vector<4xi1>
    %i1 = arith.addi %i, %c1 : index
    %i2 = arith.addi %i, %c2 : index
    %a = vector.transfer_read %x[%i], %pad, %mask : memref<?xf32>, vector<4xf32>
    %b = vector.transfer_read %x[%i1], %pad, %mask : memref<?xf32>, vector<4xf32>
    %c = vector.transfer_read %x[%i2], %pad, %mask : memref<?xf32>, vector<4xf32>
    %low = arith.minimumf %a, %b : vector<4xf32>
    %high = arith.maximumf %a, %b : vector<4xf32>
    %0 = arith.minimumf %high, %c : vector<4xf32>
    %median = arith.maximumf %low, %0 : vector<4xf32>
    vector.transfer_write %median, %out[%i], %mask : vector<4xf32>, memref<?xf32>
    %again = vector.transfer_read %out[%i], %pad : memref<?xf32>, vector<4xf32>
    %sum = arith.addf %again, %again : vector<4xf32>
    vector.transfer_write %sum, %out[%i], %mask : vector<4xf32>, memref<?xf32>
  }
  return
}
