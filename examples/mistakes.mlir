// What a mistake looks like. Each of the parts between the marker lines is read on its own.

func.func @wrong_type(%count: i64) -> index {
  %c1 = arith.constant 1 : index
  %next = arith.addi %count, %c1 : index
  return %next : index
}

// -----

func.func @not_defined(%a: f32) -> f32 {
  %0 = arith.mulf %a, %b : f32
  return %0 : f32
}

// -----

func.func @forgotten_result() -> i32 {
  %0 = arith.constant 7 : i32
  return
}
