// RUN: cat %S/Inputs/locations.ugly | pyopt-format --stdin-filename=a.mlir | diff %s -

#loc = loc(unknown)
#loc1 = loc("file.mlir":10:8)
func.func @located(%a: i32 loc("file.mlir":9:3)) -> i32 {
  %0 = arith.addi %a, %a : i32 loc(#loc1)
  %1 = arith.addi %0, %a
      : i32 loc(callsite("inner"("a.mlir":1:2) at fused<"pass">["b.mlir":3:4, #loc]))
  return %1 : i32 loc("the end")
} loc(#loc)
{-#
  dialect_resources: {
    builtin: {
      weights: "0x04000000000080BF"
    }
  }
#-}
