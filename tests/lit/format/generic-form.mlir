// RUN: cat %S/Inputs/generic-form.ugly | pyopt-format --stdin-filename=a.mlir | diff %s -

"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "add"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %1:2 = "test.pair"(%0) {first, second = "x"} : (i32) -> (i32, i32)
    %2 = "test.region"(%1#0, %1#1) ({
      "test.end"() : () -> ()
    }, {
    }, {}) {some.name = [1 : i32, 2 : i32]} : (i32, i32) -> i32
    "cf.cond_br"(%c, %0, %2)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 1>}>
        : (i1, i32, i32) -> ()
  ^bb1(%x: i32):
    "func.return"(%x) : (i32) -> ()
  }) : () -> ()
}) {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32>>} : () -> ()
