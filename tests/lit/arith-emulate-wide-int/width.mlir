// RUN: not pyopt %s --arith-emulate-wide-int=widest-int-supported=33
// RUN: not pyopt %s --arith-emulate-wide-int=widest-int-supported=1
// RUN: not pyopt %s --memref-emulate-wide-int=widest-int-supported=0

// The width is a power of two, 2 at least.
func.func @f(%a: i32) {
  return
}
