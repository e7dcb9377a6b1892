// RUN: pyopt %s --sparse-reinterpret-map="scope=all reference-exact=true" | FileCheck %s

// Ops other than generics on sparse tensors, all of them by levels.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#BV = #sparse_tensor.encoding<{ map = (i) -> (i floordiv 2 : compressed, i mod 2 : dense) }>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#DCSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : compressed, i : compressed) }>
#COOCols = #sparse_tensor.encoding<{
  map = (i, j) -> (j : compressed(nonunique), i : singleton(soa)),
  posWidth = 32,
  crdWidth = 16
}>
#DDCols = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : dense) }>
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 4 : compressed, i mod 2 : dense,
                   j mod 4 : dense)
}>
#BSC = #sparse_tensor.encoding<{
  map = (i, j) -> (j floordiv 2 : compressed, i floordiv 2 : compressed, i mod 2 : dense,
                   j mod 2 : dense)
}>
#NM = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4])
}>
#Loose = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : loose_compressed) }>
#CSFPerm = #sparse_tensor.encoding<{
  map = (i, j, k) -> (k : compressed, i : compressed, j : compressed)
}>
#Batch = #sparse_tensor.encoding<{ map = (i, j, k) -> (i : batch, k : dense, j : compressed) }>

// An op of bufferization, without which the reference does not know those that it makes.
func.func @loads() -> tensor<2xf32> {
  %0 = bufferization.alloc_tensor() : tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @generic_too(%a0: tensor<8x8xf64, #CSC>, %a1: tensor<8xf64>, %a2: tensor<8xf64>)
    -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a0, %a1 : tensor<8x8xf64, #CSC>, tensor<8xf64>) outs(%a2 : tensor<8xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func private @use1(index)

func.func private @use2(index, index)

func.func private @use3(index, index, index)

func.func @foreach_bv(%t: tensor<8xf64, #BV>, %x: f64) -> f64 {
  %0 = sparse_tensor.foreach in %t init(%x) : tensor<8xf64, #BV>, f64 -> f64 do {
  ^bb0(%c0: index, %v: f64, %acc: f64):
    func.call @use1(%c0) : (index) -> ()
    %s = arith.addf %acc, %v : f64
    sparse_tensor.yield %s : f64
  }
  return %0 : f64
}

func.func @foreach_dcsc(%t: tensor<8x8xf64, #DCSC>, %x: f64) -> f64 {
  %0 = sparse_tensor.foreach in %t init(%x) : tensor<8x8xf64, #DCSC>, f64 -> f64 do {
  ^bb0(%c0: index, %c1: index, %v: f64, %acc: f64):
    func.call @use2(%c0, %c1) : (index, index) -> ()
    %s = arith.addf %acc, %v : f64
    sparse_tensor.yield %s : f64
  }
  return %0 : f64
}

func.func @foreach_coocols_dynamic(%t: tensor<?x?xf64, #COOCols>, %x: f64) -> f64 {
  %0 = sparse_tensor.foreach in %t init(%x) : tensor<?x?xf64, #COOCols>, f64 -> f64 do {
  ^bb0(%c0: index, %c1: index, %v: f64, %acc: f64):
    func.call @use2(%c0, %c1) : (index, index) -> ()
    %s = arith.addf %acc, %v : f64
    sparse_tensor.yield %s : f64
  }
  return %0 : f64
}

func.func @foreach_nm(%t: tensor<8x8xf64, #NM>, %x: f64) -> f64 {
  %0 = sparse_tensor.foreach in %t init(%x) : tensor<8x8xf64, #NM>, f64 -> f64 do {
  ^bb0(%c0: index, %c1: index, %v: f64, %acc: f64):
    func.call @use2(%c0, %c1) : (index, index) -> ()
    %s = arith.addf %acc, %v : f64
    sparse_tensor.yield %s : f64
  }
  return %0 : f64
}

func.func @foreach_loose_dynamic(%t: tensor<?x?xf64, #Loose>, %x: f64) -> f64 {
  %0 = sparse_tensor.foreach in %t init(%x) : tensor<?x?xf64, #Loose>, f64 -> f64 do {
  ^bb0(%c0: index, %c1: index, %v: f64, %acc: f64):
    func.call @use2(%c0, %c1) : (index, index) -> ()
    %s = arith.addf %acc, %v : f64
    sparse_tensor.yield %s : f64
  }
  return %0 : f64
}

func.func @foreach_ddcols(%t: tensor<8x8xf64, #DDCols>, %x: f64) -> f64 {
  %0 = sparse_tensor.foreach in %t init(%x) : tensor<8x8xf64, #DDCols>, f64 -> f64 do {
  ^bb0(%c0: index, %c1: index, %v: f64, %acc: f64):
    func.call @use2(%c0, %c1) : (index, index) -> ()
    %s = arith.addf %acc, %v : f64
    sparse_tensor.yield %s : f64
  }
  return %0 : f64
}

func.func @foreach_batch(%t: tensor<4x5x6xf64, #Batch>, %x: f64) -> f64 {
  %0 = sparse_tensor.foreach in %t init(%x) : tensor<4x5x6xf64, #Batch>, f64 -> f64 do {
  ^bb0(%c0: index, %c1: index, %c2: index, %v: f64, %acc: f64):
    func.call @use3(%c0, %c1, %c2) : (index, index, index) -> ()
    %s = arith.addf %acc, %v : f64
    sparse_tensor.yield %s : f64
  }
  return %0 : f64
}

func.func @empty_sv() -> (tensor<8xf64, #SV>, tensor<8xf64, #SV>) {
  %0 = tensor.empty() : tensor<8xf64, #SV>
  %1 = bufferization.alloc_tensor() : tensor<8xf64, #SV>
  return %0, %1 : tensor<8xf64, #SV>, tensor<8xf64, #SV>
}

func.func @empty_bsr_dynamic(%n1: index) -> (tensor<8x?xf64, #BSR>, tensor<8x?xf64, #BSR>) {
  %0 = tensor.empty(%n1) : tensor<8x?xf64, #BSR>
  %1 = bufferization.alloc_tensor(%n1) : tensor<8x?xf64, #BSR>
  return %0, %1 : tensor<8x?xf64, #BSR>, tensor<8x?xf64, #BSR>
}

func.func @empty_csfperm_dynamic(%n2: index)
    -> (tensor<4x5x?xf64, #CSFPerm>, tensor<4x5x?xf64, #CSFPerm>) {
  %0 = tensor.empty(%n2) : tensor<4x5x?xf64, #CSFPerm>
  %1 = bufferization.alloc_tensor(%n2) : tensor<4x5x?xf64, #CSFPerm>
  return %0, %1 : tensor<4x5x?xf64, #CSFPerm>, tensor<4x5x?xf64, #CSFPerm>
}

func.func @assemble(%p: tensor<9xindex>, %c: tensor<8xindex>, %v: tensor<8xf64>)
    -> (tensor<8x8xf64, #CSC>, tensor<9xindex>, tensor<8xindex>, tensor<8xf64>, index) {
  %t = sparse_tensor.assemble (%p, %c), %v
      : (tensor<9xindex>, tensor<8xindex>), tensor<8xf64> to tensor<8x8xf64, #CSC>
  %rp, %rc, %rv, %lp, %lc, %lv = sparse_tensor.disassemble %t
      : tensor<8x8xf64, #CSC> out_lvls(%p, %c : tensor<9xindex>, tensor<8xindex>)
      out_vals(%v : tensor<8xf64>)
      -> (tensor<9xindex>, tensor<8xindex>), tensor<8xf64>, (index, index), index
  return %t, %rp, %rc, %rv, %lv
      : tensor<8x8xf64, #CSC>, tensor<9xindex>, tensor<8xindex>, tensor<8xf64>, index
}

// A tensor that the loop carries is over levels inside, too; the conditional hands on what it was.
func.func @carried(%t: tensor<8x?xf64, #BSR>, %x: tensor<8x?xf64, #BSC>, %b: i1)
    -> tensor<8x?xf64, #BSC> {
  %0 = sparse_tensor.foreach in %t init(%x)
      : tensor<8x?xf64, #BSR>, tensor<8x?xf64, #BSC> -> tensor<8x?xf64, #BSC> do {
  ^bb0(%i: index, %j: index, %v: f64, %acc: tensor<8x?xf64, #BSC>):
    %r = scf.if %b -> tensor<8x?xf64, #BSC> {
      %n = tensor.insert %v into %acc[%i, %j] : tensor<8x?xf64, #BSC>
      scf.yield %n : tensor<8x?xf64, #BSC>
    } else {
      scf.yield %acc : tensor<8x?xf64, #BSC>
    }
    sparse_tensor.yield %r : tensor<8x?xf64, #BSC>
  }
  %1 = sparse_tensor.load %0 hasInserts : tensor<8x?xf64, #BSC>
  return %1 : tensor<8x?xf64, #BSC>
}

// What goes by levels already, or reads elements.
func.func @as_they_are(%t: tensor<8x8xf64, #CSC>, %i: index)
    -> (index, f64, memref<?xf64>, tensor<8x8xf64, #CSR>) {
  %0 = sparse_tensor.lvl %t, %i : tensor<8x8xf64, #CSC>
  %1 = tensor.extract %t[%i, %i] : tensor<8x8xf64, #CSC>
  %2 = sparse_tensor.values %t : tensor<8x8xf64, #CSC> to memref<?xf64>
  %3 = sparse_tensor.convert %t : tensor<8x8xf64, #CSC> to tensor<8x8xf64, #CSR>
  return %0, %1, %2, %3 : index, f64, memref<?xf64>, tensor<8x8xf64, #CSR>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0) -> (d0 floordiv 2 : compressed, d0 mod 2 : dense) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : dense) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton(soa)), posWidth = 32, crdWidth = 16 }>
// CHECK-NEXT: #sparse7 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)), posWidth = 32, crdWidth = 16 }>
// CHECK-NEXT: #sparse8 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]) }>
// CHECK-NEXT: #sparse9 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense, d2 : structured[2, 4]) }>
// CHECK-NEXT: #sparse10 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : loose_compressed) }>
// CHECK-NEXT: #sparse11 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
// CHECK-NEXT: #sparse12 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : dense) }>
// CHECK-NEXT: #sparse13 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// CHECK-NEXT: #sparse14 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d2 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse15 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d1 : dense, d2 : compressed) }>
// CHECK-NEXT: #sparse16 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse17 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 4 : compressed, d0 mod 2 : dense, d1 mod 4 : dense) }>
// CHECK-NEXT: #sparse18 = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
// CHECK-NEXT: #sparse19 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d2 : compressed, d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse20 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: #sparse21 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 floordiv 2 : compressed, d0 floordiv 2 : compressed, d0 mod 2 : dense, d1 mod 2 : dense) }>
// CHECK-NEXT: #sparse22 = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : compressed, d1 : compressed, d2 : dense, d3 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @loads() -> tensor<2xf32> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<2xf32>
// CHECK-NEXT:     return %0 : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @generic_too(%arg0: tensor<8x8xf64, #sparse>, %arg1: tensor<8xf64>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf64, #sparse> to tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%0, %arg1 : tensor<8x8xf64, #sparse1>, tensor<8xf64>) outs(%arg2 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @use1(index)
// CHECK-NEXT:   func.func private @use2(index, index)
// CHECK-NEXT:   func.func private @use3(index, index, index)
// CHECK-NEXT:   func.func @foreach_bv(%arg0: tensor<8xf64, #sparse2>, %arg1: f64) -> f64 {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<8xf64, #sparse2> to tensor<4x2xf64, #sparse3>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %0 init(%arg1) : tensor<4x2xf64, #sparse3>, f64 -> f64 do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: f64):
// CHECK-NEXT:       %2 = sparse_tensor.crd_translate  lvl_to_dim[%arg2, %arg3] as #sparse2 : index
// CHECK-NEXT:       func.call @use1(%2) : (index) -> ()
// CHECK-NEXT:       %3 = arith.addf %arg5, %arg4 : f64
// CHECK-NEXT:       sparse_tensor.yield %3 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @foreach_dcsc(%arg0: tensor<8x8xf64, #sparse4>, %arg1: f64) -> f64 {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf64, #sparse4> to tensor<8x8xf64, #sparse5>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %0 init(%arg1) : tensor<8x8xf64, #sparse5>, f64 -> f64 do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: f64):
// CHECK-NEXT:       func.call @use2(%arg3, %arg2) : (index, index) -> ()
// CHECK-NEXT:       %2 = arith.addf %arg5, %arg4 : f64
// CHECK-NEXT:       sparse_tensor.yield %2 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @foreach_coocols_dynamic(%arg0: tensor<?x?xf64, #sparse6>, %arg1: f64) -> f64 {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<?x?xf64, #sparse6> to tensor<?x?xf64, #sparse7>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %0 init(%arg1) : tensor<?x?xf64, #sparse7>, f64 -> f64 do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: f64):
// CHECK-NEXT:       func.call @use2(%arg3, %arg2) : (index, index) -> ()
// CHECK-NEXT:       %2 = arith.addf %arg5, %arg4 : f64
// CHECK-NEXT:       sparse_tensor.yield %2 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @foreach_nm(%arg0: tensor<8x8xf64, #sparse8>, %arg1: f64) -> f64 {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf64, #sparse8> to tensor<8x2x4xf64, #sparse9>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %0 init(%arg1) : tensor<8x2x4xf64, #sparse9>, f64 -> f64 do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: f64, %arg6: f64):
// CHECK-NEXT:       %2:2 = sparse_tensor.crd_translate  lvl_to_dim[%arg2, %arg3, %arg4] as #sparse8 : index, index
// CHECK-NEXT:       func.call @use2(%2#0, %2#1) : (index, index) -> ()
// CHECK-NEXT:       %3 = arith.addf %arg6, %arg5 : f64
// CHECK-NEXT:       sparse_tensor.yield %3 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @foreach_loose_dynamic(%arg0: tensor<?x?xf64, #sparse10>, %arg1: f64) -> f64 {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<?x?xf64, #sparse10> to tensor<?x?xf64, #sparse11>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %0 init(%arg1) : tensor<?x?xf64, #sparse11>, f64 -> f64 do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: f64):
// CHECK-NEXT:       func.call @use2(%arg3, %arg2) : (index, index) -> ()
// CHECK-NEXT:       %2 = arith.addf %arg5, %arg4 : f64
// CHECK-NEXT:       sparse_tensor.yield %2 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @foreach_ddcols(%arg0: tensor<8x8xf64, #sparse12>, %arg1: f64) -> f64 {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf64, #sparse12> to tensor<8x8xf64, #sparse13>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %0 init(%arg1) : tensor<8x8xf64, #sparse13>, f64 -> f64 do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: f64):
// CHECK-NEXT:       func.call @use2(%arg3, %arg2) : (index, index) -> ()
// CHECK-NEXT:       %2 = arith.addf %arg5, %arg4 : f64
// CHECK-NEXT:       sparse_tensor.yield %2 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @foreach_batch(%arg0: tensor<4x5x6xf64, #sparse14>, %arg1: f64) -> f64 {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<4x5x6xf64, #sparse14> to tensor<4x6x5xf64, #sparse15>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %0 init(%arg1) : tensor<4x6x5xf64, #sparse15>, f64 -> f64 do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: f64, %arg6: f64):
// CHECK-NEXT:       func.call @use3(%arg2, %arg4, %arg3) : (index, index, index) -> ()
// CHECK-NEXT:       %2 = arith.addf %arg6, %arg5 : f64
// CHECK-NEXT:       sparse_tensor.yield %2 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @empty_sv() -> (tensor<8xf64, #sparse16>, tensor<8xf64, #sparse16>) {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64, #sparse16>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor() : tensor<8xf64, #sparse16>
// CHECK-NEXT:     return %0, %1 : tensor<8xf64, #sparse16>, tensor<8xf64, #sparse16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @empty_bsr_dynamic(%arg0: index) -> (tensor<8x?xf64, #sparse17>, tensor<8x?xf64, #sparse17>) {
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.subi %arg0, %c1 : index
// CHECK-NEXT:     %1:4 = sparse_tensor.crd_translate  dim_to_lvl[%c7, %0] as #sparse17 : index, index, index, index
// CHECK-NEXT:     %2 = arith.addi %1#1, %c1 : index
// CHECK-NEXT:     %3 = tensor.empty(%2) : tensor<4x?x2x4xf64, #sparse18>
// CHECK-NEXT:     %4 = sparse_tensor.reinterpret_map %3 : tensor<4x?x2x4xf64, #sparse18> to tensor<8x?xf64, #sparse17>
// CHECK-NEXT:     %5 = arith.subi %arg0, %c1 : index
// CHECK-NEXT:     %6:4 = sparse_tensor.crd_translate  dim_to_lvl[%c7, %5] as #sparse17 : index, index, index, index
// CHECK-NEXT:     %7 = arith.addi %6#1, %c1 : index
// CHECK-NEXT:     %8 = bufferization.alloc_tensor(%7) : tensor<4x?x2x4xf64, #sparse18>
// CHECK-NEXT:     %9 = sparse_tensor.reinterpret_map %8 : tensor<4x?x2x4xf64, #sparse18> to tensor<8x?xf64, #sparse17>
// CHECK-NEXT:     return %4, %9 : tensor<8x?xf64, #sparse17>, tensor<8x?xf64, #sparse17>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @empty_csfperm_dynamic(%arg0: index) -> (tensor<4x5x?xf64, #sparse19>, tensor<4x5x?xf64, #sparse19>) {
// CHECK-NEXT:     %0 = tensor.empty(%arg0) : tensor<?x4x5xf64, #sparse20>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %0 : tensor<?x4x5xf64, #sparse20> to tensor<4x5x?xf64, #sparse19>
// CHECK-NEXT:     %2 = bufferization.alloc_tensor(%arg0) : tensor<?x4x5xf64, #sparse20>
// CHECK-NEXT:     %3 = sparse_tensor.reinterpret_map %2 : tensor<?x4x5xf64, #sparse20> to tensor<4x5x?xf64, #sparse19>
// CHECK-NEXT:     return %1, %3 : tensor<4x5x?xf64, #sparse19>, tensor<4x5x?xf64, #sparse19>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @assemble(%arg0: tensor<9xindex>, %arg1: tensor<8xindex>, %arg2: tensor<8xf64>) -> (tensor<8x8xf64, #sparse>, tensor<9xindex>, tensor<8xindex>, tensor<8xf64>, index) {
// CHECK-NEXT:     %0 = sparse_tensor.assemble (%arg0, %arg1), %arg2 : (tensor<9xindex>, tensor<8xindex>), tensor<8xf64> to tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %0 : tensor<8x8xf64, #sparse1> to tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %ret_levels:2, %ret_values, %lvl_lens:2, %val_len = sparse_tensor.disassemble %0 : tensor<8x8xf64, #sparse1> out_lvls(%arg0, %arg1 : tensor<9xindex>, tensor<8xindex>) out_vals(%arg2 : tensor<8xf64>) -> (tensor<9xindex>, tensor<8xindex>), tensor<8xf64>, (index, index), index
// CHECK-NEXT:     return %1, %ret_levels#0, %ret_levels#1, %ret_values, %val_len : tensor<8x8xf64, #sparse>, tensor<9xindex>, tensor<8xindex>, tensor<8xf64>, index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @carried(%arg0: tensor<8x?xf64, #sparse17>, %arg1: tensor<8x?xf64, #sparse21>, %arg2: i1) -> tensor<8x?xf64, #sparse21> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<8x?xf64, #sparse17> to tensor<4x?x2x4xf64, #sparse18>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %arg1 : tensor<8x?xf64, #sparse21> to tensor<?x4x2x2xf64, #sparse22>
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %0 init(%1) : tensor<4x?x2x4xf64, #sparse18>, tensor<?x4x2x2xf64, #sparse22> -> tensor<?x4x2x2xf64, #sparse22> do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: f64, %arg8: tensor<?x4x2x2xf64, #sparse22>):
// CHECK-NEXT:       %5:2 = sparse_tensor.crd_translate  lvl_to_dim[%arg3, %arg4, %arg5, %arg6] as #sparse17 : index, index
// CHECK-NEXT:       %6 = sparse_tensor.reinterpret_map %arg8 : tensor<?x4x2x2xf64, #sparse22> to tensor<8x?xf64, #sparse21>
// CHECK-NEXT:       %7 = scf.if %arg2 -> (tensor<8x?xf64, #sparse21>) {
// CHECK-NEXT:         %9:4 = sparse_tensor.crd_translate  dim_to_lvl[%5#0, %5#1] as #sparse21 : index, index, index, index
// CHECK-NEXT:         %inserted = tensor.insert %arg7 into %arg8[%9#0, %9#1, %9#2, %9#3] : tensor<?x4x2x2xf64, #sparse22>
// CHECK-NEXT:         %10 = sparse_tensor.reinterpret_map %inserted : tensor<?x4x2x2xf64, #sparse22> to tensor<8x?xf64, #sparse21>
// CHECK-NEXT:         scf.yield %10 : tensor<8x?xf64, #sparse21>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %6 : tensor<8x?xf64, #sparse21>
// CHECK-NEXT:       }
// CHECK-NEXT:       %8 = sparse_tensor.reinterpret_map %7 : tensor<8x?xf64, #sparse21> to tensor<?x4x2x2xf64, #sparse22>
// CHECK-NEXT:       sparse_tensor.yield %8 : tensor<?x4x2x2xf64, #sparse22>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.reinterpret_map %2 : tensor<?x4x2x2xf64, #sparse22> to tensor<8x?xf64, #sparse21>
// CHECK-NEXT:     %4 = sparse_tensor.load %3 hasInserts : tensor<8x?xf64, #sparse21>
// CHECK-NEXT:     return %4 : tensor<8x?xf64, #sparse21>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @as_they_are(%arg0: tensor<8x8xf64, #sparse>, %arg1: index) -> (index, f64, memref<?xf64>, tensor<8x8xf64, #sparse1>) {
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %arg1 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %extracted = tensor.extract %arg0[%arg1, %arg1] : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg0 : tensor<8x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = sparse_tensor.convert %arg0 : tensor<8x8xf64, #sparse> to tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     return %0, %extracted, %1, %2 : index, f64, memref<?xf64>, tensor<8x8xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
