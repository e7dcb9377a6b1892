// RUN: pyopt --split-input-file --verify-diagnostics %s | FileCheck %s

// Cases are signed numbers of 64 bits.
// CHECK-LABEL: @cases
// CHECK: case 9223372036854775807 {
// CHECK: case -9223372036854775808 {
// CHECK: case -12345678901234567 {
// CHECK: case 16 {
// CHECK: case 0 {
func.func @cases(%x: index) {
  scf.index_switch %x
  case 9223372036854775807 {
    scf.yield
  }
  case -9223372036854775808 {
    scf.yield
  }
  case -12345678901234567 {
    scf.yield
  }
  case 0x10 {
    scf.yield
  }
  case false {
    scf.yield
  }
  default {}
  return
}

// -----

func.func @too_large(%x: index) {
  // expected-error @+1 {{custom op 'scf.index_switch' integer value too large}}
  scf.index_switch %x case 9223372036854775808 { scf.yield } default {}
  return
}

// -----

func.func @unsigned(%x: index) {
  // expected-error @+1 {{custom op 'scf.index_switch' integer value too large}}
  scf.index_switch %x case 0xFFFFFFFFFFFFFFFF { scf.yield } default {}
  return
}

// -----

func.func @too_small(%x: index) {
  // expected-error @+1 {{custom op 'scf.index_switch' integer value too large}}
  scf.index_switch %x case -9223372036854775809 { scf.yield } default {}
  return
}

// -----

func.func @no_number(%x: index) {
  // expected-error @+1 {{custom op 'scf.index_switch' expected integer value}}
  scf.index_switch %x case y { scf.yield } default {}
  return
}

// -----

func.func @sign_alone(%x: index) {
  // expected-error @+1 {{expected integer value}}
  scf.index_switch %x case - { scf.yield } default {}
  return
}
