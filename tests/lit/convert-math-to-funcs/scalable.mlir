// RUN: pyopt --split-input-file --convert-math-to-funcs --verify-diagnostics %s

// How many elements there are is not known.

func.func @power(%a: vector<[2]xi32>) -> vector<[2]xi32> {
  // expected-error @+1 {{failed to legalize operation 'math.ipowi' that was explicitly marked illegal}}
  %0 = math.ipowi %a, %a : vector<[2]xi32>
  return %0 : vector<[2]xi32>
}
