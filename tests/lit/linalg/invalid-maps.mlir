// RUN: pyopt --split-input-file --verify-diagnostics %s

// Ops of linalg that have maps: one mistake an op.

func.func @f(%a: memref<4xf32>, %b: memref<2x5x6xf32>, %c: memref<2x4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op Invalid broadcast requested.}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : memref<4xf32>, memref<2x5x6xf32>) outs(%c : memref<2x4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x5xf32>, %b: memref<2x5x6xf32>, %c: memref<2x6x4xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op Invalid output map result dimension.}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, n, m)>] ins(%a, %b : memref<2x4x5xf32>, memref<2x5x6xf32>) outs(%c : memref<2x6x4xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x5xf32>, %b: memref<2x5x6xf32>, %c: memref<6x4xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op expects 3 dims, but got (2).}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (n, m)>] ins(%a, %b : memref<2x4x5xf32>, memref<2x5x6xf32>) outs(%c : memref<6x4xf32>)
  return
}

// -----

func.func @f(%a: memref<4x2x5xf32>, %b: memref<2x5x6xf32>, %c: memref<2x4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op Invalid batch dimension expression.}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m, b, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : memref<4x2x5xf32>, memref<2x5x6xf32>) outs(%c : memref<2x4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x6xf32>, %b: memref<2x5x6xf32>, %c: memref<2x4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op Unexpected result dim expression (outside the set of default result dims).}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, n)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : memref<2x4x6xf32>, memref<2x5x6xf32>) outs(%c : memref<2x4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x5xf32>, %b: memref<2x5x6xf32>, %c: memref<2x4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op inferred input/output operand #2 has shape's dimension #1 to be greater than or equal to 9, but found 4}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m + n, n)>] ins(%a, %b : memref<2x4x5xf32>, memref<2x5x6xf32>) outs(%c : memref<2x4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<2x2x5xf32>, %b: memref<2x5x6xf32>, %c: memref<2x4x6xf32>) {
  // expected-error @+1 {{expected indexing maps to be projected permutations}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, b, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : memref<2x2x5xf32>, memref<2x5x6xf32>) outs(%c : memref<2x4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x5xf32>, %b: memref<2x5x6xf32>, %c: memref<2x4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op Indexing_map attribute must have 3 affine maps.}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : memref<2x4x5xf32>, memref<2x5x6xf32>) outs(%c : memref<2x4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x5xf32>, %b: memref<2x5x6xf32>, %c: memref<2x4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op unexpected symbols in indexing_map #0}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k)[s] -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : memref<2x4x5xf32>, memref<2x5x6xf32>) outs(%c : memref<2x4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<2x5x6xf32>, %c: memref<4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_reduce_matmul' op Invalid broadcast requested.}}
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%a, %b : memref<4xf32>, memref<2x5x6xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x5xf32>, %b: memref<2x5x6xf32>, %c: memref<2x6x4xf32>) {
  // expected-error @+1 {{'linalg.batch_reduce_matmul' op expects 2 dims, but got (3).}}
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, n, m)>] ins(%a, %b : memref<2x4x5xf32>, memref<2x5x6xf32>) outs(%c : memref<2x6x4xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x5xf32>, %b: memref<2x5x6xf32>, %c: memref<6x4xf32>) {
  // expected-error @+1 {{'linalg.batch_reduce_matmul' op Invalid output map result dimension.}}
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (n, m)>] ins(%a, %b : memref<2x4x5xf32>, memref<2x5x6xf32>) outs(%c : memref<6x4xf32>)
  return
}

// -----

func.func @f(%a: memref<4x2x5xf32>, %b: memref<2x5x6xf32>, %c: memref<4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_reduce_matmul' op Invalid batch dimension expression.}}
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m, b, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%a, %b : memref<4x2x5xf32>, memref<2x5x6xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x6xf32>, %b: memref<2x5x6xf32>, %c: memref<4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_reduce_matmul' op Unexpected result dim expression (outside the set of default result dims).}}
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, n)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%a, %b : memref<2x4x6xf32>, memref<2x5x6xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x5xf32>, %b: memref<2x5x6xf32>, %c: memref<4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_reduce_matmul' op Indexing_map attribute must have 3 affine maps.}}
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%a, %b : memref<2x4x5xf32>, memref<2x5x6xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x5xf32>, %b: memref<2x5x6xf32>, %c: memref<4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_reduce_matmul' op unexpected symbols in indexing_map #0}}
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k)[s] -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%a, %b : memref<2x4x5xf32>, memref<2x5x6xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<6xf32>, %c: memref<4x6xf32>) {
  // expected-error @+1 {{'linalg.matmul' op Invalid broadcast requested, should be (d2).}}
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : memref<4x5xf32>, memref<6xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<6x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>) {
  // expected-error @+1 {{'linalg.matmul' op Unexpected dim expression in map result.}}
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : memref<6x5xf32>, memref<5x6xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x5x5xf32>, %b: memref<2x5x6xf32>, %c: memref<2x4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op no. of result dim expressions exceeds 3.}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : memref<2x4x5x5xf32>, memref<2x5x6xf32>) outs(%c : memref<2x4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x5x5xf32>, %b: memref<2x5x6xf32>, %c: memref<4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_reduce_matmul' op no. of result dim expressions exceeds 3.}}
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%a, %b : memref<2x4x5x5xf32>, memref<2x5x6xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>) {
  // expected-error @+1 {{'linalg.matmul' op inferred input/output operand #2 has shape's dimension #0 to be greater than or equal to 9, but found 4}}
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m + n, n)>] ins(%a, %b : memref<4x5xf32>, memref<5x6xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<5x4xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>) {
  // expected-error @+1 {{'linalg.matmul' op expected the number of indexing_map (4) to be equal to the number of input/output operands (3)}}
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : memref<5x4xf32>, memref<5x6xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<5x4xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>) {
  // expected-error @+1 {{'linalg.matmul' op unexpected symbols in indexing_map #0}}
  linalg.matmul indexing_maps = [affine_map<(m, n, k)[s] -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : memref<5x4xf32>, memref<5x6xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>) {
  // expected-error @+1 {{iteration space dim at index 0 not used to access any operand}}
  linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (m, k)>, affine_map<(b, m, n, k) -> (k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%a, %b : memref<4x5xf32>, memref<5x6xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>) {
  // expected-error @+1 {{iteration space dim at index 0 is neither a contracting dim nor of parallel iteration type}}
  linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%a, %b : memref<2x4x5xf32>, memref<5x6xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<2x2x4x5xf32>, %b: memref<2x5x6xf32>, %c: memref<2x4x6xf32>) {
  // expected-error @+1 {{provided affine_map is not a projected permutation}}
  linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : memref<2x2x4x5xf32>, memref<2x5x6xf32>) outs(%c : memref<2x4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x6x5xf32>, %b: memref<2x4x6x5xf32>, %c: memref<2x4x6x5xf32>) {
  // expected-error @+1 {{'indexing_maps' do not specify a contracting dimension}}
  linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, n, k)>, affine_map<(b, m, n, k) -> (b, m, n, k)>, affine_map<(b, m, n, k) -> (b, m, n, k)>] ins(%a, %b : memref<2x4x6x5xf32>, memref<2x4x6x5xf32>) outs(%c : memref<2x4x6x5xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>) {
  // expected-error @+1 {{'linalg.contract' op expected the number of indexing_map (4) to be equal to the number of input/output operands (3)}}
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : memref<4x5xf32>, memref<5x6xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>) {
  // expected-error @+1 {{custom op 'linalg.contract' expected 'indexing_maps' attribute}}
  linalg.contract ins(%a, %b : memref<4x5xf32>, memref<5x6xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>) {
  // expected-error @+1 {{iteration spaces of provided affine_maps differ}}
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k, x) -> (m, n)>] ins(%a, %b : memref<4x5xf32>, memref<5x6xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6x5xf32>) {
  // expected-error @+1 {{ranks of shaped operand and results of corresponding affine_map differ}}
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : memref<4x5xf32>, memref<5x6xf32>) outs(%c : memref<4x6x5xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<4x6xf32>, %c: memref<4x6xf32>) {
  // expected-error @+1 {{'linalg.contract' op inferred input/output operand #1 has shape's dimension #0 to be 5, but found 4}}
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : memref<4x5xf32>, memref<4x6xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xcomplex<f32>>, %c: memref<4x6xcomplex<f32>>) {
  // expected-error @+1 {{expected add/mul op in the body}}
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : memref<4x5xf32>, memref<5x6xcomplex<f32>>) outs(%c : memref<4x6xcomplex<f32>>)
  return
}

// -----

func.func @f(%a: memref<4x5xindex>, %b: memref<5x6xindex>, %c: memref<4x6xindex>) {
  // expected-error @+1 {{custom op 'linalg.contract' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'index' and 'index'}}
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : memref<4x5xindex>, memref<5x6xindex>) outs(%c : memref<4x6xindex>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>) {
  // expected-error @+1 {{custom op 'linalg.contract' attribute 'indexing_maps' occurs more than once in the attribute list}}
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] {indexing_maps = []} ins(%a, %b : memref<4x5xf32>, memref<5x6xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>) {
  // expected-error @+1 {{custom op 'linalg.contract' 'linalg.contract' op attribute 'cast' failed to satisfy constraint: allowed 32-bit signless integer cases: 0, 1}}
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] {cast = 1} ins(%a, %b : memref<4x5xf32>, memref<5x6xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<2x2xf32>) {
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (m, k)>]
      ins(%a : memref<2x2xf32>)
      outs(%a : memref<2x2xf32>)
  // expected-error @+1 {{custom op 'linalg.contract' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>) {
  // expected-error @+1 {{custom op 'linalg.elementwise' expected 'kind'}}
  linalg.elementwise ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>) {
  linalg.elementwise kind=#linalg.elementwise_kind<add>
      ins(%a : memref<4xf32>)
      outs(%b : memref<4xf32>)
  // expected-error @+2 {{custom op 'linalg.elementwise' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  // expected-error @+1 {{custom op 'linalg.elementwise' unable to parse elemwise op}}
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>) {
  // expected-error @+2 {{expected attribute value}}
  // expected-error @+1 {{custom op 'linalg.elementwise' expected operation 'kind' attribute}}
  linalg.elementwise kind= exp ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%b : memref<4xf32>)
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>) {
  // expected-error @+1 {{custom op 'linalg.elementwise' expected ElementwiseKind attribute}}
  linalg.elementwise kind= #linalg.unary_fn<exp> ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>) {
  // expected-error @+1 {{expected '='}}
  linalg.elementwise kind #linalg.unary_fn<exp> ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  return
}

// -----

func.func @f(%a: memref<5x4xf32>, %b: memref<4x5xf32>, %c: memref<4xf32>) {
  // expected-error @+1 {{'linalg.elementwise' op expected the number of indexing_map (2) to be equal to the number of input/output operands (3)}}
  linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(a, b) -> (b, a)>, affine_map<(a, b) -> (a)>] ins(%a, %c : memref<5x4xf32>, memref<4xf32>) outs(%b : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<5x4xf32>, %b: memref<4x5xf32>, %c: memref<4xf32>) {
  // expected-error @+1 {{expected attribute value}}
  linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [] ins(%a, %a : memref<5x4xf32>, memref<5x4xf32>) outs(%a : memref<5x4xf32>)
  return
}

// -----

func.func @f(%a: memref<5x4xf32>, %b: memref<4x5xf32>, %c: memref<4xf32>) {
  // expected-error @+1 {{'linalg.elementwise' op expected operand #1 rank (1) to match the result rank of indexing_map (2)}}
  linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a, %c : memref<5x4xf32>, memref<4xf32>) outs(%b : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<5x4xf32>, %b: memref<4x5xf32>, %c: memref<4xf32>) {
  // expected-error @+1 {{'linalg.elementwise' op expected indexing_map #0 to have 1 dim(s) to match the number of loops}}
  linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(a, b) -> (b, a)>, affine_map<(a, b) -> (a)>, affine_map<(a, b) -> (a)>] ins(%a, %c : memref<5x4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: memref<5x4xf32>, %b: memref<4x5xf32>, %c: memref<4xf32>) {
  // expected-error @+1 {{use of value '%c' expects different type than prior uses: 'memref<8xf32>' vs 'memref<4xf32>'}}
  linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(a, b) -> (b, a)>, affine_map<(a, b) -> (a + b)>, affine_map<(a, b) -> (a, b)>] ins(%a, %c : memref<5x4xf32>, memref<8xf32>) outs(%b : memref<4x5xf32>)
  // expected-error @+1 {{custom op 'linalg.elementwise' unable to parse elemwise op}}
  return
}

// -----

func.func @f(%a: f32, %b: memref<5x4xf32>) {
  // expected-error @+1 {{custom op 'linalg.elementwise' attribute 'kind' occurs more than once in the attribute list}}
  linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [affine_map<(a, b) -> ()>, affine_map<(a, b) -> (a, b)>] {kind = #linalg.elementwise_kind<exp>} ins(%a : f32) outs(%b : memref<5x4xf32>)
  return
}

// -----

func.func @f(%b: tensor<5x4xf32>) {
  // expected-error @+1 {{cannot name an operation with no results}}
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<square> ins(%b : tensor<5x4xf32>) outs(%b : tensor<5x4xf32>)
  return
}

// -----

func.func @f(%c: tensor<5x4xf32>) {
  // expected-error @+1 {{'linalg.elementwise' op requires attribute 'kind'}}
  %0 = "linalg.elementwise"(%c, %c) <{indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @f(%c: tensor<5x4xf32>) {
  // expected-error @+1 {{custom op 'linalg.add' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 0}}
  %0 = linalg.add indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>] ins(%c, %c : tensor<5x4xf32>, tensor<5x4xf32>) outs(%c : tensor<5x4xf32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @f(%a: memref<2x5xf32>, %c: memref<2x4xf32>) {
  // expected-error @+2 {{custom op 'linalg.contract' element of indexing_maps array is not an affine_map}}
  // expected-error @+1 {{custom op 'linalg.contract' expected 'indexing_maps' attribute}}
  linalg.contract indexing_maps = [1] ins(%a, %a : memref<2x5xf32>, memref<2x5xf32>) outs(%c : memref<2x4xf32>)
  return
}

// -----

func.func @f(%a: memref<2x5xf32>, %c: memref<2x4xf32>) {
  // expected-error @+2 {{custom op 'linalg.contract' invalid kind of attribute specified}}
  // expected-error @+1 {{custom op 'linalg.contract' expected 'indexing_maps' attribute}}
  linalg.contract indexing_maps = 1 ins(%a, %a : memref<2x5xf32>, memref<2x5xf32>) outs(%c : memref<2x4xf32>)
  return
}

// -----

func.func @f(%a: memref<2x5xf32>, %c: memref<2x4xf32>) {
  // expected-error @+1 {{custom op 'linalg.elementwise' expected affine map attribute}}
  linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [1] ins(%a : memref<2x5xf32>) outs(%a : memref<2x5xf32>)
  return
}

// -----

func.func @f(%a: memref<2x5xf32>, %c: memref<2x4xf32>) {
  // expected-error @+1 {{expected '['}}
  linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = 1 ins(%a : memref<2x5xf32>) outs(%a : memref<2x5xf32>)
  return
}

// -----

func.func @f(%a: memref<2x5xf32>, %c: memref<2x4xf32>) {
  // expected-error @+1 {{custom op 'foo' is unknown (tried 'func.foo' as well)}}
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : memref<2x5xf32>) outs(%a : memref<2x5xf32>) foo
  return
}

// -----

func.func @f(%a: memref<2x5xf32>, %c: memref<2x4xf32>) {
  // expected-error @+2 {{expected '('}}
  // expected-error @+1 {{custom op 'linalg.elementwise' unable to parse elemwise op}}
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : memref<2x5xf32>) outs %a
  return
}

// -----

func.func @f(%a: memref<2x2xf32>) {
  linalg.matmul <{
    indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>,
                     affine_map<(m, n, k) -> (m, n)>]
  }> ins(%a, %a : memref<2x2xf32>, memref<2x2xf32>) outs(%a : memref<2x2xf32>)
  // expected-error @+1 {{'linalg.batch_matmul' op expected operand #0 rank (2) to match the result rank of indexing_map (3)}}
  linalg.batch_matmul ins(%a, %a : memref<2x2xf32>, memref<2x2xf32>) outs(%a : memref<2x2xf32>)
  return
}

// -----

func.func @f(%a: memref<2x2x2xf32>) {
  // expected-error @+1 {{invalid properties {indexing_maps = 1 : i64, operandSegmentSizes = array<i32: 2, 1>} for op linalg.batch_matmul: Invalid attribute `indexing_maps` in property conversion: 1 : i64}}
  "linalg.batch_matmul"(%a, %a, %a) <{indexing_maps = 1, operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
    "linalg.yield"(%arg3) : (f32) -> ()
  }) : (memref<2x2x2xf32>, memref<2x2x2xf32>, memref<2x2x2xf32>) -> ()
  return
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> {
  // expected-error @+1 {{'linalg.matmul' op inferred input/output operand #2 has shape's dimension #0 to be 6, but found 4}}
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (n, m)>] ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> {
  // expected-error @+1 {{'linalg.matmul' op invalid indexing maps are non-invertible: ((d0, d1, d2, d3) -> (d0, d2, d2, d1, d0, d1))}}
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k, l) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> {
  // expected-error @+1 {{custom op 'linalg.matmul' element of indexing_maps array is not an affine_map}}
  %0 = linalg.matmul indexing_maps = [1, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> {
  // expected-error @+1 {{custom op 'linalg.matmul' invalid kind of attribute specified}}
  %0 = linalg.matmul indexing_maps = 1 ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> {
  // expected-error @+1 {{custom op 'linalg.matmul' attribute 'indexing_maps' occurs more than once in the attribute list}}
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]} ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> {
  // expected-error @+1 {{expected ',' or ']'}}
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)> ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> {
  // expected-error @+1 {{expected '='}}
  %0 = linalg.matmul indexing_maps [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// -----

func.func @conv2d_f32(%arg0: tensor<2x10x10x5xf32>, %arg1: tensor<2x3x3x5xf32>,
                      %o: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
  // expected-error @+1 {{custom op 'linalg.winograd_filter_transform' expected string or keyword containing one of the following enum values for attribute 'fmr' [F_2_3, F_4_3, F_2_5]}}
  %0 = linalg.winograd_filter_transform fmr(F_5_3) ins(%arg1 : tensor<2x3x3x5xf32>) outs(%o : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return %0 : tensor<6x6x5x2xf32>
}

// -----

func.func @conv2d_f32(%arg0: tensor<2x10x10x5xf32>, %arg1: tensor<2x3x3x5xf32>,
                      %o: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
  // expected-error @+1 {{invalid properties {fmr = 7 : i32} for op linalg.winograd_filter_transform: Invalid attribute `fmr` in property conversion: 7 : i32}}
  %0 = "linalg.winograd_filter_transform"(%arg1, %o) <{fmr = 7 : i32}> : (tensor<2x3x3x5xf32>, tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return %0 : tensor<6x6x5x2xf32>
}
