// RUN: pyopt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(func.func(view-op-graph))" -o /dev/null 2>&1 | FileCheck %s
// RUN: pyopt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(func.func(view-op-graph))" --mlir-print-local-scope -o /dev/null 2>&1 | FileCheck %s --check-prefix=LOCAL
// RUN: pyopt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(func.func(view-op-graph))" --mlir-print-op-generic -o /dev/null 2>&1 | FileCheck %s --check-prefix=GENERIC
// RUN: pyopt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(func.func(view-op-graph))" --mlir-print-value-users -o /dev/null 2>&1 | FileCheck %s --check-prefix=USERS
// RUN: pyopt %s --allow-unregistered-dialect --view-op-graph --mlir-use-nameloc-as-prefix -o /dev/null 2>&1 | FileCheck %s --check-prefix=PREFIX

// Values have the names that they are printed with, those of the function behind those around it.

%above:2 = "x.above"() : () -> (i32, i32)
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %one = arith.constant 1 : i32
  "x.regions"() ({
  ^bb0(%b: i32 loc("b")):
    %1 = "x.in"(%0, %b) : (i32, i32) -> i32 loc("n.a$m e"(unknown))
    "x.out"(%1) : (i32) -> ()
  }, {
  ^bb0(%b: i32):
    %1 = "x.in"(%one, %b) : (i32, i32) -> i32
    "x.out"(%1) : (i32) -> ()
  }) : () -> ()
  return %0 : i32
}

// CHECK: digraph G {
// CHECK-NEXT:   compound = true;
// CHECK-NEXT:   subgraph cluster_1 {
// CHECK-NEXT:     v2 [label = " ", shape = plain];
// CHECK-NEXT:     label = "func.func : ()\lfunction_type: (i32) -\> i32\lsym_name: \"f\"\l";
// CHECK-NEXT:     subgraph cluster_3 {
// CHECK-NEXT:       v4 [label = " ", shape = plain];
// CHECK-NEXT:       label = "";
// CHECK-NEXT:       v5 [label = "<res_arg0> %arg0 i32", shape = Mrecord];
// CHECK-NEXT{LITERAL}:       v6 [fillcolor = "0.000000 0.3 0.95", label = "{{<arg_arg0> %arg0|<arg_arg0> %arg0}|arith.addi\l\loverflowFlags: #arith.overflow\<none...\l|{<res_1> %1 i32}}", shape = Mrecord, style = filled];
// CHECK-NEXT:       v7 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l\lvalue: 1 : i32\l|{<res_c1_i32> %c1_i32 i32}}", shape = Mrecord, style = filled];
// CHECK-NEXT:       subgraph cluster_8 {
// CHECK-NEXT:         v9 [label = " ", shape = plain];
// CHECK-NEXT:         label = "x.regions : ()\l";
// CHECK-NEXT:         subgraph cluster_10 {
// CHECK-NEXT:           v11 [label = " ", shape = plain];
// CHECK-NEXT:           label = "";
// CHECK-NEXT:           v12 [label = "<res_arg1> %arg1 i32", shape = Mrecord];
// CHECK-NEXT{LITERAL}:           v13 [fillcolor = "0.285714 0.3 0.95", label = "{{<arg_1> %1|<arg_arg1> %arg1}|x.in\l|{<res_2> %2 i32}}", shape = Mrecord, style = filled];
// CHECK-NEXT{LITERAL}:           v14 [fillcolor = "0.428571 0.3 0.95", label = "{{<arg_2> %2}|x.out\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:         }
// CHECK-NEXT:         subgraph cluster_15 {
// CHECK-NEXT:           v16 [label = " ", shape = plain];
// CHECK-NEXT:           label = "";
// CHECK-NEXT:           v17 [label = "<res_arg1> %arg1 i32", shape = Mrecord];
// CHECK-NEXT{LITERAL}:           v18 [fillcolor = "0.285714 0.3 0.95", label = "{{<arg_c1_i32> %c1_i32|<arg_arg1> %arg1}|x.in\l|{<res_2> %2 i32}}", shape = Mrecord, style = filled];
// CHECK-NEXT{LITERAL}:           v19 [fillcolor = "0.428571 0.3 0.95", label = "{{<arg_2> %2}|x.out\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT{LITERAL}:       v20 [fillcolor = "0.714286 0.3 0.95", label = "{{<arg_1> %1}|func.return\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   v5:res_arg0:s -> v6:arg_arg0:n[style = solid];
// CHECK-NEXT:   v5:res_arg0:s -> v6:arg_arg0:n[style = solid];
// CHECK-NEXT:   v6:res_1:s -> v13:arg_1:n[style = solid];
// CHECK-NEXT:   v12:res_arg1:s -> v13:arg_arg1:n[style = solid];
// CHECK-NEXT:   v13:res_2:s -> v14:arg_2:n[style = solid];
// CHECK-NEXT:   v7:res_c1_i32:s -> v18:arg_c1_i32:n[style = solid];
// CHECK-NEXT:   v17:res_arg1:s -> v18:arg_arg1:n[style = solid];
// CHECK-NEXT:   v18:res_2:s -> v19:arg_2:n[style = solid];
// CHECK-NEXT:   v6:res_1:s -> v20:arg_1:n[style = solid];
// CHECK-NEXT: }
// LOCAL: digraph G {
// LOCAL-NEXT:   compound = true;
// LOCAL-NEXT:   subgraph cluster_1 {
// LOCAL-NEXT:     v2 [label = " ", shape = plain];
// LOCAL-NEXT:     label = "func.func : ()\lfunction_type: (i32) -\> i32\lsym_name: \"f\"\l";
// LOCAL-NEXT:     subgraph cluster_3 {
// LOCAL-NEXT:       v4 [label = " ", shape = plain];
// LOCAL-NEXT:       label = "";
// LOCAL-NEXT:       v5 [label = "<res_arg0> %arg0 i32", shape = Mrecord];
// LOCAL-NEXT{LITERAL}:       v6 [fillcolor = "0.000000 0.3 0.95", label = "{{<arg_arg0> %arg0|<arg_arg0> %arg0}|arith.addi\l\loverflowFlags: #arith.overflow\<none...\l|{<res_0> %0 i32}}", shape = Mrecord, style = filled];
// LOCAL-NEXT:       v7 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l\lvalue: 1 : i32\l|{<res_c1_i32> %c1_i32 i32}}", shape = Mrecord, style = filled];
// LOCAL-NEXT:       subgraph cluster_8 {
// LOCAL-NEXT:         v9 [label = " ", shape = plain];
// LOCAL-NEXT:         label = "x.regions : ()\l";
// LOCAL-NEXT:         subgraph cluster_10 {
// LOCAL-NEXT:           v11 [label = " ", shape = plain];
// LOCAL-NEXT:           label = "";
// LOCAL-NEXT:           v12 [label = "<res_arg1> %arg1 i32", shape = Mrecord];
// LOCAL-NEXT{LITERAL}:           v13 [fillcolor = "0.285714 0.3 0.95", label = "{{<arg_0> %0|<arg_arg1> %arg1}|x.in\l|{<res_1> %1 i32}}", shape = Mrecord, style = filled];
// LOCAL-NEXT{LITERAL}:           v14 [fillcolor = "0.428571 0.3 0.95", label = "{{<arg_1> %1}|x.out\l}", shape = Mrecord, style = filled];
// LOCAL-NEXT:         }
// LOCAL-NEXT:         subgraph cluster_15 {
// LOCAL-NEXT:           v16 [label = " ", shape = plain];
// LOCAL-NEXT:           label = "";
// LOCAL-NEXT:           v17 [label = "<res_arg1> %arg1 i32", shape = Mrecord];
// LOCAL-NEXT{LITERAL}:           v18 [fillcolor = "0.285714 0.3 0.95", label = "{{<arg_c1_i32> %c1_i32|<arg_arg1> %arg1}|x.in\l|{<res_1> %1 i32}}", shape = Mrecord, style = filled];
// LOCAL-NEXT{LITERAL}:           v19 [fillcolor = "0.428571 0.3 0.95", label = "{{<arg_1> %1}|x.out\l}", shape = Mrecord, style = filled];
// LOCAL-NEXT:         }
// LOCAL-NEXT:       }
// LOCAL-NEXT{LITERAL}:       v20 [fillcolor = "0.714286 0.3 0.95", label = "{{<arg_0> %0}|func.return\l}", shape = Mrecord, style = filled];
// LOCAL-NEXT:     }
// LOCAL-NEXT:   }
// LOCAL-NEXT:   v5:res_arg0:s -> v6:arg_arg0:n[style = solid];
// LOCAL-NEXT:   v5:res_arg0:s -> v6:arg_arg0:n[style = solid];
// LOCAL-NEXT:   v6:res_0:s -> v13:arg_0:n[style = solid];
// LOCAL-NEXT:   v12:res_arg1:s -> v13:arg_arg1:n[style = solid];
// LOCAL-NEXT:   v13:res_1:s -> v14:arg_1:n[style = solid];
// LOCAL-NEXT:   v7:res_c1_i32:s -> v18:arg_c1_i32:n[style = solid];
// LOCAL-NEXT:   v17:res_arg1:s -> v18:arg_arg1:n[style = solid];
// LOCAL-NEXT:   v18:res_1:s -> v19:arg_1:n[style = solid];
// LOCAL-NEXT:   v6:res_0:s -> v20:arg_0:n[style = solid];
// LOCAL-NEXT: }
// GENERIC: digraph G {
// GENERIC-NEXT:   compound = true;
// GENERIC-NEXT:   subgraph cluster_1 {
// GENERIC-NEXT:     v2 [label = " ", shape = plain];
// GENERIC-NEXT:     label = "func.func : ()\lfunction_type: (i32) -\> i32\lsym_name: \"f\"\l";
// GENERIC-NEXT:     subgraph cluster_3 {
// GENERIC-NEXT:       v4 [label = " ", shape = plain];
// GENERIC-NEXT:       label = "";
// GENERIC-NEXT:       v5 [label = "<res_arg0> %arg0 i32", shape = Mrecord];
// GENERIC-NEXT{LITERAL}:       v6 [fillcolor = "0.000000 0.3 0.95", label = "{{<arg_arg0> %arg0|<arg_arg0> %arg0}|arith.addi\l\loverflowFlags: #arith.overflow\<none...\l|{<res_1> %1 i32}}", shape = Mrecord, style = filled];
// GENERIC-NEXT:       v7 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l\lvalue: 1 : i32\l|{<res_2> %2 i32}}", shape = Mrecord, style = filled];
// GENERIC-NEXT:       subgraph cluster_8 {
// GENERIC-NEXT:         v9 [label = " ", shape = plain];
// GENERIC-NEXT:         label = "x.regions : ()\l";
// GENERIC-NEXT:         subgraph cluster_10 {
// GENERIC-NEXT:           v11 [label = " ", shape = plain];
// GENERIC-NEXT:           label = "";
// GENERIC-NEXT:           v12 [label = "<res_arg2> %arg2 i32", shape = Mrecord];
// GENERIC-NEXT{LITERAL}:           v13 [fillcolor = "0.285714 0.3 0.95", label = "{{<arg_1> %1|<arg_arg2> %arg2}|x.in\l|{<res_4> %4 i32}}", shape = Mrecord, style = filled];
// GENERIC-NEXT{LITERAL}:           v14 [fillcolor = "0.428571 0.3 0.95", label = "{{<arg_4> %4}|x.out\l}", shape = Mrecord, style = filled];
// GENERIC-NEXT:         }
// GENERIC-NEXT:         subgraph cluster_15 {
// GENERIC-NEXT:           v16 [label = " ", shape = plain];
// GENERIC-NEXT:           label = "";
// GENERIC-NEXT:           v17 [label = "<res_arg1> %arg1 i32", shape = Mrecord];
// GENERIC-NEXT{LITERAL}:           v18 [fillcolor = "0.285714 0.3 0.95", label = "{{<arg_2> %2|<arg_arg1> %arg1}|x.in\l|{<res_3> %3 i32}}", shape = Mrecord, style = filled];
// GENERIC-NEXT{LITERAL}:           v19 [fillcolor = "0.428571 0.3 0.95", label = "{{<arg_3> %3}|x.out\l}", shape = Mrecord, style = filled];
// GENERIC-NEXT:         }
// GENERIC-NEXT:       }
// GENERIC-NEXT{LITERAL}:       v20 [fillcolor = "0.714286 0.3 0.95", label = "{{<arg_1> %1}|func.return\l}", shape = Mrecord, style = filled];
// GENERIC-NEXT:     }
// GENERIC-NEXT:   }
// GENERIC-NEXT:   v5:res_arg0:s -> v6:arg_arg0:n[style = solid];
// GENERIC-NEXT:   v5:res_arg0:s -> v6:arg_arg0:n[style = solid];
// GENERIC-NEXT:   v6:res_1:s -> v13:arg_1:n[style = solid];
// GENERIC-NEXT:   v12:res_arg2:s -> v13:arg_arg2:n[style = solid];
// GENERIC-NEXT:   v13:res_4:s -> v14:arg_4:n[style = solid];
// GENERIC-NEXT:   v7:res_2:s -> v18:arg_2:n[style = solid];
// GENERIC-NEXT:   v17:res_arg1:s -> v18:arg_arg1:n[style = solid];
// GENERIC-NEXT:   v18:res_3:s -> v19:arg_3:n[style = solid];
// GENERIC-NEXT:   v6:res_1:s -> v20:arg_1:n[style = solid];
// GENERIC-NEXT: }
// USERS: digraph G {
// USERS-NEXT:   compound = true;
// USERS-NEXT:   subgraph cluster_1 {
// USERS-NEXT:     v2 [label = " ", shape = plain];
// USERS-NEXT:     label = "func.func : ()\lfunction_type: (i32) -\> i32\lsym_name: \"f\"\l";
// USERS-NEXT:     subgraph cluster_3 {
// USERS-NEXT:       v4 [label = " ", shape = plain];
// USERS-NEXT:       label = "";
// USERS-NEXT:       v5 [label = "<res_arg0> %arg0 i32", shape = Mrecord];
// USERS-NEXT{LITERAL}:       v6 [fillcolor = "0.000000 0.3 0.95", label = "{{<arg_arg0> %arg0|<arg_arg0> %arg0}|arith.addi\l\loverflowFlags: #arith.overflow\<none...\l|{<res_2> %2 i32}}", shape = Mrecord, style = filled];
// USERS-NEXT:       v7 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l\lvalue: 1 : i32\l|{<res_c1_i32> %c1_i32 i32}}", shape = Mrecord, style = filled];
// USERS-NEXT:       subgraph cluster_8 {
// USERS-NEXT:         v9 [label = " ", shape = plain];
// USERS-NEXT:         label = "x.regions : ()\l";
// USERS-NEXT:         subgraph cluster_10 {
// USERS-NEXT:           v11 [label = " ", shape = plain];
// USERS-NEXT:           label = "";
// USERS-NEXT:           v12 [label = "<res_arg1> %arg1 i32", shape = Mrecord];
// USERS-NEXT{LITERAL}:           v13 [fillcolor = "0.285714 0.3 0.95", label = "{{<arg_2> %2|<arg_arg1> %arg1}|x.in\l|{<res_5> %5 i32}}", shape = Mrecord, style = filled];
// USERS-NEXT{LITERAL}:           v14 [fillcolor = "0.428571 0.3 0.95", label = "{{<arg_5> %5}|x.out\l}", shape = Mrecord, style = filled];
// USERS-NEXT:         }
// USERS-NEXT:         subgraph cluster_15 {
// USERS-NEXT:           v16 [label = " ", shape = plain];
// USERS-NEXT:           label = "";
// USERS-NEXT:           v17 [label = "<res_arg1> %arg1 i32", shape = Mrecord];
// USERS-NEXT{LITERAL}:           v18 [fillcolor = "0.285714 0.3 0.95", label = "{{<arg_c1_i32> %c1_i32|<arg_arg1> %arg1}|x.in\l|{<res_5> %5 i32}}", shape = Mrecord, style = filled];
// USERS-NEXT{LITERAL}:           v19 [fillcolor = "0.428571 0.3 0.95", label = "{{<arg_5> %5}|x.out\l}", shape = Mrecord, style = filled];
// USERS-NEXT:         }
// USERS-NEXT:       }
// USERS-NEXT{LITERAL}:       v20 [fillcolor = "0.714286 0.3 0.95", label = "{{<arg_2> %2}|func.return\l}", shape = Mrecord, style = filled];
// USERS-NEXT:     }
// USERS-NEXT:   }
// USERS-NEXT:   v5:res_arg0:s -> v6:arg_arg0:n[style = solid];
// USERS-NEXT:   v5:res_arg0:s -> v6:arg_arg0:n[style = solid];
// USERS-NEXT:   v6:res_2:s -> v13:arg_2:n[style = solid];
// USERS-NEXT:   v12:res_arg1:s -> v13:arg_arg1:n[style = solid];
// USERS-NEXT:   v13:res_5:s -> v14:arg_5:n[style = solid];
// USERS-NEXT:   v7:res_c1_i32:s -> v18:arg_c1_i32:n[style = solid];
// USERS-NEXT:   v17:res_arg1:s -> v18:arg_arg1:n[style = solid];
// USERS-NEXT:   v18:res_5:s -> v19:arg_5:n[style = solid];
// USERS-NEXT:   v6:res_2:s -> v20:arg_2:n[style = solid];
// USERS-NEXT: }
// PREFIX: digraph G {
// PREFIX-NEXT:   compound = true;
// PREFIX-NEXT:   subgraph cluster_1 {
// PREFIX-NEXT:     v2 [label = " ", shape = plain];
// PREFIX-NEXT:     label = "builtin.module : ()\l";
// PREFIX-NEXT:     subgraph cluster_3 {
// PREFIX-NEXT:       v4 [label = " ", shape = plain];
// PREFIX-NEXT:       label = "";
// PREFIX-NEXT:       v5 [fillcolor = "0.000000 0.3 0.95", label = "{x.above\l|{<res_0_0> %0#0 i32|<res_0_1> %0#1 i32}}", shape = Mrecord, style = filled];
// PREFIX-NEXT:       subgraph cluster_6 {
// PREFIX-NEXT:         v7 [label = " ", shape = plain];
// PREFIX-NEXT:         label = "func.func : ()\lfunction_type: (i32) -\> i32\lsym_name: \"f\"\l";
// PREFIX-NEXT:         subgraph cluster_8 {
// PREFIX-NEXT:           v9 [label = " ", shape = plain];
// PREFIX-NEXT:           label = "";
// PREFIX-NEXT:           v10 [label = "<res_arg0> %arg0 i32", shape = Mrecord];
// PREFIX-NEXT{LITERAL}:           v11 [fillcolor = "0.111111 0.3 0.95", label = "{{<arg_arg0> %arg0|<arg_arg0> %arg0}|arith.addi\l\loverflowFlags: #arith.overflow\<none...\l|{<res_1> %1 i32}}", shape = Mrecord, style = filled];
// PREFIX-NEXT:           v12 [fillcolor = "0.222222 0.3 0.95", label = "{arith.constant\l\lvalue: 1 : i32\l|{<res_c1_i32> %c1_i32 i32}}", shape = Mrecord, style = filled];
// PREFIX-NEXT:           subgraph cluster_13 {
// PREFIX-NEXT:             v14 [label = " ", shape = plain];
// PREFIX-NEXT:             label = "x.regions : ()\l";
// PREFIX-NEXT:             subgraph cluster_15 {
// PREFIX-NEXT:               v16 [label = " ", shape = plain];
// PREFIX-NEXT:               label = "";
// PREFIX-NEXT:               v17 [label = "<res_b> %b i32", shape = Mrecord];
// PREFIX-NEXT{LITERAL}:               v18 [fillcolor = "0.333333 0.3 0.95", label = "{{<arg_1> %1|<arg_b> %b}|x.in\l|{<res_n.a$m_e> %n.a$m_e i32}}", shape = Mrecord, style = filled];
// PREFIX-NEXT{LITERAL}:               v19 [fillcolor = "0.444444 0.3 0.95", label = "{{<arg_n.a$m_e> %n.a$m_e}|x.out\l}", shape = Mrecord, style = filled];
// PREFIX-NEXT:             }
// PREFIX-NEXT:             subgraph cluster_20 {
// PREFIX-NEXT:               v21 [label = " ", shape = plain];
// PREFIX-NEXT:               label = "";
// PREFIX-NEXT:               v22 [label = "<res_arg1> %arg1 i32", shape = Mrecord];
// PREFIX-NEXT{LITERAL}:               v23 [fillcolor = "0.333333 0.3 0.95", label = "{{<arg_c1_i32> %c1_i32|<arg_arg1> %arg1}|x.in\l|{<res_2> %2 i32}}", shape = Mrecord, style = filled];
// PREFIX-NEXT{LITERAL}:               v24 [fillcolor = "0.444444 0.3 0.95", label = "{{<arg_2> %2}|x.out\l}", shape = Mrecord, style = filled];
// PREFIX-NEXT:             }
// PREFIX-NEXT:           }
// PREFIX-NEXT{LITERAL}:           v25 [fillcolor = "0.666667 0.3 0.95", label = "{{<arg_1> %1}|func.return\l}", shape = Mrecord, style = filled];
// PREFIX-NEXT:         }
// PREFIX-NEXT:       }
// PREFIX-NEXT:     }
// PREFIX-NEXT:   }
// PREFIX-NEXT:   v10:res_arg0:s -> v11:arg_arg0:n[style = solid];
// PREFIX-NEXT:   v10:res_arg0:s -> v11:arg_arg0:n[style = solid];
// PREFIX-NEXT:   v11:res_1:s -> v18:arg_1:n[style = solid];
// PREFIX-NEXT:   v17:res_b:s -> v18:arg_b:n[style = solid];
// PREFIX-NEXT:   v18:res_n.a$m_e:s -> v19:arg_n.a$m_e:n[style = solid];
// PREFIX-NEXT:   v12:res_c1_i32:s -> v23:arg_c1_i32:n[style = solid];
// PREFIX-NEXT:   v22:res_arg1:s -> v23:arg_arg1:n[style = solid];
// PREFIX-NEXT:   v23:res_2:s -> v24:arg_2:n[style = solid];
// PREFIX-NEXT:   v11:res_1:s -> v25:arg_1:n[style = solid];
// PREFIX-NEXT: }
