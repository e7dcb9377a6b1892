func.func @samples(%a: i32, %b: i32, %n: index) -> tensor<?xi32> {
  %0 = toy.make %a, %b : !toy.interval<i32>
  %1 = toy.make %b, %a : !toy.interval<i32>
  %2 = toy.join %0, %1 : !toy.interval<i32>
  %3 = toy.join %2, %2 : !toy.interval<i32>
  %4 = toy.samples %3, %n : !toy.interval<i32> -> tensor<?xi32>
  return %4 : tensor<?xi32>
}

func.func @ten(%a: i32, %b: i32) -> tensor<?xi32> {
  %c10 = arith.constant 10 : index
  %0 = call @samples(%a, %b, %c10) : (i32, i32, index) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}
