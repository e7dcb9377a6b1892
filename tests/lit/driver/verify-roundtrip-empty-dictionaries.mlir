// RUN: pyopt %s --verify-roundtrip | FileCheck %s

// Empty dictionaries for all arguments, or all results, say nothing, and the custom form leaves them out.

// CHECK: func.func private @arguments(i32)
"func.func"() <{
  arg_attrs = [{}],
  function_type = (i32) -> (),
  sym_name = "arguments",
  sym_visibility = "private"
}> ({
}) : () -> ()

// CHECK: func.func private @results() -> (i32, i32)
"func.func"() <{
  arg_attrs = [],
  function_type = () -> (i32, i32),
  res_attrs = [{}, {}],
  sym_name = "results",
  sym_visibility = "private"
}> ({
}) : () -> ()

// CHECK: func.func private @some(i32, i32 {test.a})
"func.func"() <{
  arg_attrs = [{}, {test.a}],
  function_type = (i32, i32) -> (),
  sym_name = "some",
  sym_visibility = "private"
}> ({
}) : () -> ()
