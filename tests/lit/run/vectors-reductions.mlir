// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --pre-sparsification-rewrite --sparse-reinterpret-map --sparsification --stage-sparse-ops --lower-sparse-ops-to-foreach --sparse-reinterpret-map=scope=except-generic --lower-sparse-foreach-to-scf --loop-invariant-code-motion --sparse-vectorization=vl=4 | FileCheck %s
// RUN: pyopt-run %s --pre-sparsification-rewrite --sparse-reinterpret-map --sparsification --stage-sparse-ops --lower-sparse-ops-to-foreach --sparse-reinterpret-map=scope=except-generic --lower-sparse-foreach-to-scf --loop-invariant-code-motion --sparse-vectorization=vl=8 | FileCheck %s

// Sums, differences, or and exclusive or of the elements of a sparse vector.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>

#sum_addi = {
  indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
  iterator_types = ["reduction"]
}
func.func @addi(%a: tensor<21xi32, #SV>, %x: tensor<i32>) -> tensor<i32> {
  %0 = linalg.generic #sum_addi ins(%a : tensor<21xi32, #SV>) outs(%x : tensor<i32>) {
  ^bb0(%e: i32, %acc: i32):
    %s = arith.addi %acc, %e : i32
    linalg.yield %s : i32
  } -> tensor<i32>
  return %0 : tensor<i32>
}
#sum_subi = {
  indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
  iterator_types = ["reduction"]
}
func.func @subi(%a: tensor<21xi32, #SV>, %x: tensor<i32>) -> tensor<i32> {
  %0 = linalg.generic #sum_subi ins(%a : tensor<21xi32, #SV>) outs(%x : tensor<i32>) {
  ^bb0(%e: i32, %acc: i32):
    %s = arith.subi %acc, %e : i32
    linalg.yield %s : i32
  } -> tensor<i32>
  return %0 : tensor<i32>
}
#sum_ori = {
  indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
  iterator_types = ["reduction"]
}
func.func @ori(%a: tensor<21xi32, #SV>, %x: tensor<i32>) -> tensor<i32> {
  %0 = linalg.generic #sum_ori ins(%a : tensor<21xi32, #SV>) outs(%x : tensor<i32>) {
  ^bb0(%e: i32, %acc: i32):
    %s = arith.ori %acc, %e : i32
    linalg.yield %s : i32
  } -> tensor<i32>
  return %0 : tensor<i32>
}
#sum_xori = {
  indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
  iterator_types = ["reduction"]
}
func.func @xori(%a: tensor<21xi32, #SV>, %x: tensor<i32>) -> tensor<i32> {
  %0 = linalg.generic #sum_xori ins(%a : tensor<21xi32, #SV>) outs(%x : tensor<i32>) {
  ^bb0(%e: i32, %acc: i32):
    %s = arith.xori %acc, %e : i32
    linalg.yield %s : i32
  } -> tensor<i32>
  return %0 : tensor<i32>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %dense = arith.constant dense<[0, 3, 0, 0, 5, 6, 0, 1, 9, 12, 0, 0, 0, 33, 2, 0, 4, 8, 0, 7, 10]>
      : tensor<21xi32>
  %a = sparse_tensor.convert %dense : tensor<21xi32> to tensor<21xi32, #SV>
  %addi_start = arith.constant dense<64> : tensor<i32>
  %addi_x = bufferization.alloc_tensor() copy(%addi_start) : tensor<i32>
  %addi_y = call @addi(%a, %addi_x) : (tensor<21xi32, #SV>, tensor<i32>) -> tensor<i32>
  %addi_number = tensor.extract %addi_y[] : tensor<i32>
  vector.print %addi_number : i32
  %subi_start = arith.constant dense<64> : tensor<i32>
  %subi_x = bufferization.alloc_tensor() copy(%subi_start) : tensor<i32>
  %subi_y = call @subi(%a, %subi_x) : (tensor<21xi32, #SV>, tensor<i32>) -> tensor<i32>
  %subi_number = tensor.extract %subi_y[] : tensor<i32>
  vector.print %subi_number : i32
  %ori_start = arith.constant dense<64> : tensor<i32>
  %ori_x = bufferization.alloc_tensor() copy(%ori_start) : tensor<i32>
  %ori_y = call @ori(%a, %ori_x) : (tensor<21xi32, #SV>, tensor<i32>) -> tensor<i32>
  %ori_number = tensor.extract %ori_y[] : tensor<i32>
  vector.print %ori_number : i32
  %xori_start = arith.constant dense<64> : tensor<i32>
  %xori_x = bufferization.alloc_tensor() copy(%xori_start) : tensor<i32>
  %xori_y = call @xori(%a, %xori_x) : (tensor<21xi32, #SV>, tensor<i32>) -> tensor<i32>
  %xori_number = tensor.extract %xori_y[] : tensor<i32>
  vector.print %xori_number : i32
  return
}

// CHECK: 164
// CHECK-NEXT: -36
// CHECK-NEXT: 111
// CHECK-NEXT: 102
