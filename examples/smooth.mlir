// A three-point smoothing filter over a signal of any length, as a front end writes it: every access computes its own
// index and asks for the length again, a border mode that is known here is tested in the loop, and a scale by one and
// conversions back and forth are left from generic code.

func.func private @border(%signal: tensor<?xf32>, %mode: i32) -> f32 {
  %c0_i32 = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %clamp = arith.cmpi eq, %mode, %c0_i32 : i32
  %first = tensor.extract %signal[%c0] : tensor<?xf32>
  %value = arith.select %clamp, %first, %zero : f32
  return %value : f32
}

func.func @smooth(%signal: tensor<?xf32>, %out: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %mode = arith.constant 1 : i32
  %clamp_mode = arith.constant 1 : i32
  %third = arith.constant 0.333333343 : f32
  %one = arith.constant 1.0 : f32

  %length = tensor.dim %signal, %c0 : tensor<?xf32>
  %last = arith.subi %length, %c1 : index
  %result = scf.for %i = %c0 to %length step %c1 iter_args(%acc = %out) -> (tensor<?xf32>) {
    // The neighbours' indices, kept within the signal.
    %left_raw = arith.subi %i, %c1 : index
    %left = arith.maxsi %left_raw, %c0 : index
    %length_again = tensor.dim %signal, %c0 : tensor<?xf32>
    %last_again = arith.subi %length_again, %c1 : index
    %right_raw = arith.addi %i, %c1 : index
    %right = arith.minsi %right_raw, %last_again : index

    %is_clamp = arith.cmpi eq, %mode, %clamp_mode : i32
    %a = scf.if %is_clamp -> (f32) {
      %x = tensor.extract %signal[%left] : tensor<?xf32>
      scf.yield %x : f32
    } else {
      %x = func.call @border(%signal, %mode) : (tensor<?xf32>, i32) -> f32
      scf.yield %x : f32
    }
    %b = tensor.extract %signal[%i] : tensor<?xf32>
    %c = tensor.extract %signal[%right] : tensor<?xf32>

    %ab = arith.addf %a, %b : f32
    %abc = arith.addf %ab, %c : f32
    %scaled = arith.mulf %abc, %one : f32
    %mean = arith.mulf %scaled, %third : f32

    // A round trip through i64 that cancels out.
    %wide = arith.index_cast %i : index to i64
    %back = arith.index_cast %wide : i64 to index
    %next = tensor.insert %mean into %acc[%back] : tensor<?xf32>
    scf.yield %next : tensor<?xf32>
  }
  return %result : tensor<?xf32>
}

// Static shapes answer every tensor.dim; the loop that runs once goes away, and so does the branch.
func.func @smooth_pair(%pair: tensor<2xf32>, %verbose: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %half = arith.constant 0.5 : f32
  %any = tensor.cast %pair : tensor<2xf32> to tensor<?xf32>
  %length = tensor.dim %any, %c0 : tensor<?xf32>
  %count = arith.subi %length, %c1 : index
  %zero = arith.constant 0.0 : f32
  %sum = scf.for %i = %c0 to %count step %c1 iter_args(%s = %zero) -> (f32) {
    %j = arith.addi %i, %c1 : index
    %x = tensor.extract %any[%i] : tensor<?xf32>
    %y = tensor.extract %any[%j] : tensor<?xf32>
    %xy = arith.addf %x, %y : f32
    scf.yield %xy : f32
  }
  %two = arith.constant 2 : index
  %even = arith.cmpi eq, %length, %two : index
  cf.cond_br %even, ^mean, ^plain(%sum : f32)
^mean:
  %m = arith.mulf %sum, %half : f32
  cf.br ^plain(%m : f32)
^plain(%v: f32):
  return %v : f32
}
