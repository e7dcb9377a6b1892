// CRC-32 with a table that the program makes first, in a buffer that it then reads as a tensor.
func.func @main(%bytes: tensor<?xi8>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c256 = arith.constant 256 : index
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %ff = arith.constant 255 : i32
  %eight = arith.constant 8 : i32
  %ones = arith.constant -1 : i32
  %polynomial = arith.constant 0xEDB88320 : i32
  %table = memref.alloc() : memref<256xi32>
  scf.parallel (%i) = (%c0) to (%c256) step (%c1) {
    %start = arith.index_cast %i : index to i32
    %v = scf.for %k = %c0 to %c8 step %c1 iter_args(%x = %start) -> i32 {
      %bit = arith.andi %x, %one : i32
      %set = arith.cmpi ne, %bit, %zero : i32
      %half = arith.shrui %x, %one : i32
      %mixed = arith.xori %half, %polynomial : i32
      %y = arith.select %set, %mixed, %half : i32
      scf.yield %y : i32
    }
    memref.store %v, %table[%i] : memref<256xi32>
    scf.reduce
  }
  %t = bufferization.to_tensor %table restrict : memref<256xi32> to tensor<256xi32>
  %n = tensor.dim %bytes, %c0 : tensor<?xi8>
  %crc = scf.for %i = %c0 to %n step %c1 iter_args(%c = %ones) -> i32 {
    %b8 = tensor.extract %bytes[%i] : tensor<?xi8>
    %b = arith.extui %b8 : i8 to i32
    %m = arith.xori %c, %b : i32
    %low = arith.andi %m, %ff : i32
    %at = arith.index_castui %low : i32 to index
    %e = tensor.extract %t[%at] : tensor<256xi32>
    %rest = arith.shrui %c, %eight : i32
    %d = arith.xori %rest, %e : i32
    scf.yield %d : i32
  }
  %r = arith.xori %crc, %ones : i32
  return %r : i32
}
