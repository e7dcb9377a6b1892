// RUN: pyopt --split-input-file --convert-math-to-libm --verify-diagnostics %s

// How many elements there are is not known.

func.func @f_f(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  // expected-error @+1 {{failed to legalize operation 'math.exp' that was explicitly marked illegal}}
  %0 = math.exp %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
