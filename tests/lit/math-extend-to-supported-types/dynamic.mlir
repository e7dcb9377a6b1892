// RUN: pyopt %s --math-extend-to-supported-types --verify-diagnostics

// There is no constant of the type to compare with.

func.func @dynamic(%a: tensor<?xf16>) -> tensor<?xi1> {
  // expected-error @+1 {{failed to legalize operation 'math.isnormal' that was explicitly marked illegal}}
  %0 = math.isnormal %a : tensor<?xf16>
  return %0 : tensor<?xi1>
}
