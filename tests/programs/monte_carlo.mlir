// An estimate of pi by a linear congruential generator whose state is in memory.
func.func private @next(%state: memref<i64>) -> f64 {
  %a = arith.constant 6364136223846793005 : i64
  %c = arith.constant 1442695040888963407 : i64
  %shift = arith.constant 11 : i64
  %scale = arith.constant 1.1102230246251565e-16 : f64
  %old = memref.load %state[] : memref<i64>
  %0 = arith.muli %old, %a : i64
  %new = arith.addi %0, %c : i64
  memref.store %new, %state[] : memref<i64>
  %1 = arith.shrui %new, %shift : i64
  %2 = arith.uitofp %1 : i64 to f64
  %3 = arith.mulf %2, %scale : f64
  return %3 : f64
}
func.func @main(%seed: i64, %n: index) -> (i32, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %one = arith.constant 1.0 : f64
  %state = memref.alloca() : memref<i64>
  memref.store %seed, %state[] : memref<i64>
  %hits = scf.for %i = %c0 to %n step %c1 iter_args(%h = %none) -> i32 {
    %x = func.call @next(%state) : (memref<i64>) -> f64
    %y = func.call @next(%state) : (memref<i64>) -> f64
    %0 = arith.mulf %x, %x : f64
    %1 = arith.mulf %y, %y : f64
    %2 = arith.addf %0, %1 : f64
    %in = arith.cmpf ole, %2, %one : f64
    %3 = arith.extui %in : i1 to i32
    %4 = arith.addi %h, %3 : i32
    scf.yield %4 : i32
  }
  %last = memref.load %state[] : memref<i64>
  return %hits, %last : i32, i64
}
