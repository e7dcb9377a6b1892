// Power iteration with the quotient of Rayleigh; vectors are rows of one buffer.
func.func @main(%a: tensor<4x4xf64>, %steps: index) -> (f64, tensor<4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %rows = memref.alloc() : memref<2x4xf64>
  linalg.fill ins(%one : f64) outs(%rows : memref<2x4xf64>)
  %x = memref.subview %rows[0, 0] [1, 4] [1, 1] : memref<2x4xf64> to memref<4xf64, strided<[1]>>
  %y = memref.subview %rows[1, 0] [1, 4] [1, 1]
      : memref<2x4xf64> to memref<4xf64, strided<[1], offset: 4>>
  %m = bufferization.to_buffer %a : tensor<4x4xf64> to memref<4x4xf64>
  %norm = scf.for %t = %c0 to %steps step %c1 iter_args(%l = %zero) -> f64 {
    linalg.fill ins(%zero : f64) outs(%y : memref<4xf64, strided<[1], offset: 4>>)
    linalg.matvec
        ins(%m, %x : memref<4x4xf64>, memref<4xf64, strided<[1]>>)
        outs(%y : memref<4xf64, strided<[1], offset: 4>>)
    %sum = memref.alloca() : memref<f64>
    memref.store %zero, %sum[] : memref<f64>
    linalg.dot
        ins(%y, %y : memref<4xf64, strided<[1], offset: 4>>, memref<4xf64, strided<[1], offset: 4>>)
        outs(%sum : memref<f64>)
    %s = memref.load %sum[] : memref<f64>
    %n = math.sqrt %s : f64
    linalg.map
        ins(%y : memref<4xf64, strided<[1], offset: 4>>)
        outs(%x : memref<4xf64, strided<[1]>>)
      (%v: f64, %init: f64) {
        %0 = arith.divf %v, %n : f64
        linalg.yield %0 : f64
      }
    scf.yield %n : f64
  }
  %copy = memref.alloc() : memref<4xf64>
  memref.copy %x, %copy : memref<4xf64, strided<[1]>> to memref<4xf64>
  %r = bufferization.to_tensor %copy restrict : memref<4xf64> to tensor<4xf64>
  return %norm, %r : f64, tensor<4xf64>
}
