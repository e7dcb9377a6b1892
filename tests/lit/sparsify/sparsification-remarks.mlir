// RUN: pyopt %s --sparsification --verify-diagnostics --allow-unregistered-dialect

// What stays as it is gets a remark that says why.

#Sparse = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#Repeated = #sparse_tensor.encoding<{ map = (i) -> (i : compressed(nonunique)) }>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#Id = affine_map<(i) -> (i)>
#Scalar = affine_map<(i) -> ()>

func.func @not_scheduled(%a: tensor<8xf64, #Sparse>, %x: tensor<8xf64>) -> tensor<8xf64> {
  // expected-remark @+1 {{sparsification leaves this as it is: its loops have not been scheduled, which --sparse-reinterpret-map does where there is an order}}
  %0 = linalg.generic {indexing_maps = [#Id, #Id], iterator_types = ["parallel"]}
      ins(%a : tensor<8xf64, #Sparse>) outs(%x : tensor<8xf64>) {
  ^bb0(%v: f64, %o: f64):
    linalg.yield %v : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @unknown_op(%a: tensor<8xf64, #Sparse>, %x: tensor<8xf64>) -> tensor<8xf64> {
  // expected-remark @+1 {{sparsification leaves this as it is: nothing is known of 'any.op' where elements are not stored}}
  %0 = linalg.generic {indexing_maps = [#Id, #Id], iterator_types = ["parallel"], sorted = true}
      ins(%a : tensor<8xf64, #Sparse>) outs(%x : tensor<8xf64>) {
  ^bb0(%v: f64, %o: f64):
    %1 = "any.op"(%v) : (f64) -> f64
    linalg.yield %1 : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @may_trap(%a: tensor<8xi32, #Sparse>, %b: tensor<8xi32, #Sparse>, %x: tensor<8xi32>)
    -> tensor<8xi32> {
  // expected-remark @+1 {{sparsification leaves this as it is: nothing is known of 'arith.divsi' where elements are not stored}}
  %0 = linalg.generic {indexing_maps = [#Id, #Id, #Id], iterator_types = ["parallel"], sorted = true}
      ins(%a, %b : tensor<8xi32, #Sparse>, tensor<8xi32, #Sparse>) outs(%x : tensor<8xi32>) {
  ^bb0(%v: i32, %w: i32, %o: i32):
    %1 = arith.divsi %v, %w : i32
    linalg.yield %1 : i32
  } -> tensor<8xi32>
  return %0 : tensor<8xi32>
}

func.func @last_of_all(%a: tensor<8xf64, #Sparse>, %x: tensor<f64>) -> tensor<f64> {
  // expected-remark @+1 {{sparsification leaves this as it is: the reduction does not take the output's element once, as it is, in each step}}
  %0 = linalg.generic {indexing_maps = [#Id, #Scalar], iterator_types = ["reduction"], sorted = true}
      ins(%a : tensor<8xf64, #Sparse>) outs(%x : tensor<f64>) {
  ^bb0(%v: f64, %o: f64):
    %1 = arith.addf %v, %v : f64
    linalg.yield %1 : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

func.func @shifted(%a: tensor<9xf64, #Sparse>, %x: tensor<8xf64>) -> tensor<8xf64> {
  // expected-remark @+1 {{sparsification leaves this as it is: there is no code for the subscripts of a sparse level}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i + 1)>, #Id], iterator_types = ["parallel"], sorted = true}
      ins(%a : tensor<9xf64, #Sparse>) outs(%x : tensor<8xf64>) {
  ^bb0(%v: f64, %o: f64):
    linalg.yield %v : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @into_what_is_there(%a: tensor<8xf64, #Sparse>, %x: tensor<8xf64, #Sparse>)
    -> tensor<8xf64, #Sparse> {
  // expected-remark @+1 {{sparsification leaves this as it is: its sparse output is neither changed in place nor made in the order in which it is stored}}
  %0 = linalg.generic {indexing_maps = [#Id, #Id], iterator_types = ["parallel"], sorted = true}
      ins(%a : tensor<8xf64, #Sparse>) outs(%x : tensor<8xf64, #Sparse>) {
  ^bb0(%v: f64, %o: f64):
    %1 = arith.addf %v, %o : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64, #Sparse>
  return %0 : tensor<8xf64, #Sparse>
}

func.func @in_parts(%x: tensor<8xf64, #Repeated>) -> tensor<8xf64, #Repeated> {
  // expected-remark @+1 {{sparsification leaves this as it is: its output may store elements in parts}}
  %0 = linalg.generic {indexing_maps = [#Id], iterator_types = ["parallel"], sorted = true}
      outs(%x : tensor<8xf64, #Repeated>) {
  ^bb0(%o: f64):
    %1 = math.absf %o : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64, #Repeated>
  return %0 : tensor<8xf64, #Repeated>
}

func.func @not_in_order(%a: tensor<8x8xf64>, %b: tensor<8x8xf64, #CSR>) -> tensor<8x8xf64, #CSR> {
  %x = tensor.empty() : tensor<8x8xf64, #CSR>
  // expected-remark @+1 {{sparsification leaves this as it is: its sparse output is neither changed in place nor made in the order in which it is stored}}
  %0 = linalg.generic {
    indexing_maps = [affine_map<(k, i, j) -> (i, k)>, affine_map<(k, i, j) -> (k, j)>, affine_map<(k, i, j) -> (i, j)>],
    iterator_types = ["reduction", "parallel", "parallel"], sorted = true
  } ins(%a, %b : tensor<8x8xf64>, tensor<8x8xf64, #CSR>) outs(%x : tensor<8x8xf64, #CSR>) {
  ^bb0(%v: f64, %w: f64, %o: f64):
    %1 = arith.mulf %v, %w : f64
    %2 = arith.addf %1, %o : f64
    linalg.yield %2 : f64
  } -> tensor<8x8xf64, #CSR>
  return %0 : tensor<8x8xf64, #CSR>
}

// What has no encoding is not spoken of.
func.func @dense(%a: tensor<8xf64>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.generic {indexing_maps = [#Id, #Id], iterator_types = ["parallel"]}
      ins(%a : tensor<8xf64>)
      outs(%x : tensor<8xf64>) {
  ^bb0(%v: f64, %o: f64):
    linalg.yield %v : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

// Where nobody gets to, and inside of others.
module {
  func.func @unreachable(%a: tensor<8xf64, #Sparse>, %x: tensor<8xf64, #Sparse>) {
    return
  ^bb1:
    %0 = linalg.generic {indexing_maps = [#Id, #Id], iterator_types = ["parallel"], sorted = true}
        ins(%a : tensor<8xf64, #Sparse>)
        outs(%x : tensor<8xf64, #Sparse>) {
    ^bb0(%v: f64, %o: f64):
      linalg.yield %v : f64
    } -> tensor<8xf64, #Sparse>
    cf.br ^bb1
  }
}
