// RUN: cat %S/Inputs/pragmas.ugly | pyopt-format --stdin-filename=a.mlir | diff %s -

module {
  func.func @formatted(%a: i32) {
    return
  }
    // pyopt-format: off
    func.func @matrix() {
      %0 = arith.constant dense<[[ 1.0,  2.0],
                                 [30.0, 40.0]]> : tensor<2x2xf32>
          return
    }
    // pyopt-format: on
  func.func @again(%a: i32) {
    return
  }
}
