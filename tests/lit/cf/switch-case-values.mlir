// RUN: pyopt --split-input-file --verify-diagnostics %s | FileCheck %s

// CHECK-LABEL: @truth
// CHECK: 7: ^bb1
func.func @truth(%x: i3) {
  cf.switch %x : i3, [
    default: ^a,
    true: ^a
  ]
^a:
  return
}

// -----

// The reference prints such values but does not read them.
// CHECK-LABEL: @wide
// CHECK: 340282366920938463463374607431768211455: ^bb1
// CHECK: 18446744073709551616: ^bb1
func.func @wide(%x: i128) {
  cf.switch %x : i128, [
    default: ^a,
    -1: ^a,
    18446744073709551616: ^a
  ]
^a:
  return
}

// -----

func.func @too_wide(%x: i128) {
  // expected-error @+1 {{custom op 'cf.switch' integer value too large}}
  cf.switch %x : i128, [default: ^a, 340282366920938463463374607431768211456: ^a]
^a:
  return
}
