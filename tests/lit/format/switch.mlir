// RUN: cat %S/Inputs/switch.ugly | pyopt-format --stdin-filename=a.mlir | diff %s -

func.func @select(%flag: i32, %x: i32) -> i32 {
  cf.switch %flag : i32, [
    default: ^bb1(%x : i32),
    42: ^bb2,
    43: ^bb1(%flag : i32)
  ]
^bb1(%a: i32):
  return %a : i32
^bb2:
  %i = arith.index_cast %x : i32 to index
  %r = scf.index_switch %i -> i32
  case 2 {
    %c = arith.constant 10 : i32
    scf.yield %c : i32
  }
  case 5 {
    %c = arith.constant 20 : i32
    scf.yield %c : i32
  }
  default {
    scf.yield %x : i32
  }
  return %r : i32
}
