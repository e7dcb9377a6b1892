// RUN: pyopt --split-input-file --convert-vector-to-llvm='enable-amx enable-x86vector enable-arm-neon' --allow-unregistered-dialect --verify-diagnostics %s

// Ops of some machines are not part of pyopt: they are told where they are to be converted, and everything else is.

func.func @tile() {
  // expected-error @+1 {{ops of amx cannot be converted: pyopt does not have them}}
  "amx.made_up"() : () -> ()
  return
}

// -----

func.func @other(%v: vector<4xf32>) -> f32 {
  "other.made_up"() : () -> ()
  %0 = vector.reduction <add>, %v : vector<4xf32> into f32
  return %0 : f32
}
