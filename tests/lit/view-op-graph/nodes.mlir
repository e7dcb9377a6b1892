// RUN: pyopt %s --allow-unregistered-dialect --view-op-graph -o /dev/null 2>&1 | FileCheck %s
// RUN: pyopt %s --allow-unregistered-dialect --view-op-graph="max-label-len=4 print-control-flow-edges" -o /dev/null 2>&1 | FileCheck %s --check-prefix=SHORT
// RUN: pyopt %s --allow-unregistered-dialect --view-op-graph="print-attrs=false print-result-types=false" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NAMES

// Records of operands, names, attributes and results; clusters of ops with regions, and of modules in modules.

module @inner {
  "x.nothing"() : () -> ()
  %0, %1 = "x.above"() : () -> (i32, i64)
  func.func private @declared(i32)
}
func.func @f(%a: i32, %b: tensor<4x?xf32>, %n: index) -> (i32, i32) {
  %five = arith.constant 5 : i32
  %minus = arith.constant -1 : i32
  %sum = arith.addi %a, %five {x.note = "longer than a label may be"} : i32
  %two:2 = "x.two"(%sum, %a, %sum)
      : (i32, i32, i32) -> (i32, memref<4xf32, strided<[1], offset: ?>>)
  %less = arith.cmpi slt, %a, %minus : i32
  %if = scf.if %less -> i32 {
    scf.yield %sum : i32
  } else {
    scf.yield %two#0 : i32
  }
  %for = scf.for %i = %n to %n step %n iter_args(%acc = %if) -> (i32) {
    %next = arith.addi %acc, %two#0 : i32
    scf.yield %next : i32
  }
  return %for, %two#0 : i32, i32
}

// CHECK: digraph G {
// CHECK-NEXT:   compound = true;
// CHECK-NEXT:   subgraph cluster_1 {
// CHECK-NEXT:     v2 [label = " ", shape = plain];
// CHECK-NEXT:     label = "builtin.module : ()\l";
// CHECK-NEXT:     subgraph cluster_3 {
// CHECK-NEXT:       v4 [label = " ", shape = plain];
// CHECK-NEXT:       label = "";
// CHECK-NEXT:       subgraph cluster_5 {
// CHECK-NEXT:         v6 [label = " ", shape = plain];
// CHECK-NEXT:         label = "builtin.module : ()\lsym_name: \"inner\"\l";
// CHECK-NEXT:         subgraph cluster_7 {
// CHECK-NEXT:           v8 [label = " ", shape = plain];
// CHECK-NEXT:           label = "";
// CHECK-NEXT:           v9 [fillcolor = "0.000000 0.3 0.95", label = "{x.nothing\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:           v10 [fillcolor = "0.083333 0.3 0.95", label = "{x.above\l|{<res_0_0> %0#0 i32|<res_0_1> %0#1 i64}}", shape = Mrecord, style = filled];
// CHECK-NEXT:           subgraph cluster_11 {
// CHECK-NEXT:             v12 [label = " ", shape = plain];
// CHECK-NEXT:             label = "func.func : ()\lfunction_type: (i32) -\> ()\lsym_name: \"declared\"\lsym_visibility: \"private\"\l";
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       subgraph cluster_13 {
// CHECK-NEXT:         v14 [label = " ", shape = plain];
// CHECK-NEXT:         label = "func.func : ()\lfunction_type: (i32, tensor\<4x?xf32...\lsym_name: \"f\"\l";
// CHECK-NEXT:         subgraph cluster_15 {
// CHECK-NEXT:           v16 [label = " ", shape = plain];
// CHECK-NEXT:           label = "";
// CHECK-NEXT:           v17 [label = "<res_arg0> %arg0 i32", shape = Mrecord];
// CHECK-NEXT:           v18 [label = "<res_arg1> %arg1 tensor\<4x?xf32\>", shape = Mrecord];
// CHECK-NEXT:           v19 [label = "<res_arg2> %arg2 index", shape = Mrecord];
// CHECK-NEXT:           v20 [fillcolor = "0.333333 0.3 0.95", label = "{arith.constant\l\lvalue: 5 : i32\l|{<res_c5_i32> %c5_i32 i32}}", shape = Mrecord, style = filled];
// CHECK-NEXT:           v21 [fillcolor = "0.333333 0.3 0.95", label = "{arith.constant\l\lvalue: -1 : i32\l|{<res_c-1_i32> %c-1_i32 i32}}", shape = Mrecord, style = filled];
// CHECK-NEXT{LITERAL}:           v22 [fillcolor = "0.416667 0.3 0.95", label = "{{<arg_arg0> %arg0|<arg_c5_i32> %c5_i32}|arith.addi\l\loverflowFlags: #arith.overflow\<none...\lx.note: \"longer than a label...\l|{<res_0> %0 i32}}", shape = Mrecord, style = filled];
// CHECK-NEXT{LITERAL}:           v23 [fillcolor = "0.500000 0.3 0.95", label = "{{<arg_0> %0|<arg_arg0> %arg0|<arg_0> %0}|x.two\l|{<res_1_0> %1#0 i32|<res_1_1> %1#1 memref\<4xf32, stride...}}", shape = Mrecord, style = filled];
// CHECK-NEXT{LITERAL}:           v24 [fillcolor = "0.583333 0.3 0.95", label = "{{<arg_arg0> %arg0|<arg_c-1_i32> %c-1_i32}|arith.cmpi\l\lpredicate: 2 : i64\l|{<res_2> %2 i1}}", shape = Mrecord, style = filled];
// CHECK-NEXT:           subgraph cluster_25 {
// CHECK-NEXT:             v26 [label = " ", shape = plain];
// CHECK-NEXT:             label = "scf.if : (i32)\l";
// CHECK-NEXT:             subgraph cluster_27 {
// CHECK-NEXT:               v28 [label = " ", shape = plain];
// CHECK-NEXT:               label = "";
// CHECK-NEXT{LITERAL}:               v29 [fillcolor = "0.666667 0.3 0.95", label = "{{<arg_0> %0}|scf.yield\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:             }
// CHECK-NEXT:             subgraph cluster_30 {
// CHECK-NEXT:               v31 [label = " ", shape = plain];
// CHECK-NEXT:               label = "";
// CHECK-NEXT{LITERAL}:               v32 [fillcolor = "0.666667 0.3 0.95", label = "{{<arg_1_0> %1#0}|scf.yield\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:           subgraph cluster_33 {
// CHECK-NEXT:             v34 [label = " ", shape = plain];
// CHECK-NEXT:             label = "scf.for : (i32)\l";
// CHECK-NEXT:             subgraph cluster_35 {
// CHECK-NEXT:               v36 [label = " ", shape = plain];
// CHECK-NEXT:               label = "";
// CHECK-NEXT:               v37 [label = "<res_arg3> %arg3 index", shape = Mrecord];
// CHECK-NEXT:               v38 [label = "<res_arg4> %arg4 i32", shape = Mrecord];
// CHECK-NEXT{LITERAL}:               v39 [fillcolor = "0.416667 0.3 0.95", label = "{{<arg_arg4> %arg4|<arg_1_0> %1#0}|arith.addi\l\loverflowFlags: #arith.overflow\<none...\l|{<res_5> %5 i32}}", shape = Mrecord, style = filled];
// CHECK-NEXT{LITERAL}:               v40 [fillcolor = "0.666667 0.3 0.95", label = "{{<arg_5> %5}|scf.yield\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT{LITERAL}:           v41 [fillcolor = "0.916667 0.3 0.95", label = "{{<arg_4> %4|<arg_1_0> %1#0}|func.return\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   v17:res_arg0:s -> v22:arg_arg0:n[style = solid];
// CHECK-NEXT:   v20:res_c5_i32:s -> v22:arg_c5_i32:n[style = solid];
// CHECK-NEXT:   v22:res_0:s -> v23:arg_0:n[style = solid];
// CHECK-NEXT:   v17:res_arg0:s -> v23:arg_arg0:n[style = solid];
// CHECK-NEXT:   v22:res_0:s -> v23:arg_0:n[style = solid];
// CHECK-NEXT:   v17:res_arg0:s -> v24:arg_arg0:n[style = solid];
// CHECK-NEXT:   v21:res_c-1_i32:s -> v24:arg_c-1_i32:n[style = solid];
// CHECK-NEXT:   v22:res_0:s -> v29:arg_0:n[style = solid];
// CHECK-NEXT:   v23:res_1_0:s -> v32:arg_1_0:n[style = solid];
// CHECK-NEXT:   v24:res_2:s -> v26[lhead = cluster_25, style = solid];
// CHECK-NEXT:   v38:res_arg4:s -> v39:arg_arg4:n[style = solid];
// CHECK-NEXT:   v23:res_1_0:s -> v39:arg_1_0:n[style = solid];
// CHECK-NEXT:   v39:res_5:s -> v40:arg_5:n[style = solid];
// CHECK-NEXT:   v19:res_arg2:s -> v34[lhead = cluster_33, style = solid];
// CHECK-NEXT:   v19:res_arg2:s -> v34[lhead = cluster_33, style = solid];
// CHECK-NEXT:   v19:res_arg2:s -> v34[lhead = cluster_33, style = solid];
// CHECK-NEXT:   v26 -> v34[lhead = cluster_33, ltail = cluster_25, style = solid];
// CHECK-NEXT:   v34 -> v41:arg_4:n[ltail = cluster_33, style = solid];
// CHECK-NEXT:   v23:res_1_0:s -> v41:arg_1_0:n[style = solid];
// CHECK-NEXT: }
// SHORT: digraph G {
// SHORT-NEXT:   compound = true;
// SHORT-NEXT:   subgraph cluster_1 {
// SHORT-NEXT:     v2 [label = " ", shape = plain];
// SHORT-NEXT:     label = "builtin.module : ()\l";
// SHORT-NEXT:     subgraph cluster_3 {
// SHORT-NEXT:       v4 [label = " ", shape = plain];
// SHORT-NEXT:       label = "";
// SHORT-NEXT:       subgraph cluster_5 {
// SHORT-NEXT:         v6 [label = " ", shape = plain];
// SHORT-NEXT:         label = "builtin.module : ()\lsym_name: \"inn...\l";
// SHORT-NEXT:         subgraph cluster_7 {
// SHORT-NEXT:           v8 [label = " ", shape = plain];
// SHORT-NEXT:           label = "";
// SHORT-NEXT:           v9 [fillcolor = "0.000000 0.3 0.95", label = "{x.nothing\l}", shape = Mrecord, style = filled];
// SHORT-NEXT:           v10 [fillcolor = "0.083333 0.3 0.95", label = "{x.above\l|{<res_0_0> %0#0 i32|<res_0_1> %0#1 i64}}", shape = Mrecord, style = filled];
// SHORT-NEXT:           subgraph cluster_11 {
// SHORT-NEXT:             v12 [label = " ", shape = plain];
// SHORT-NEXT:             label = "func.func : ()\lfunction_type: (i32...\lsym_name: \"dec...\lsym_visibility: \"pri...\l";
// SHORT-NEXT:           }
// SHORT-NEXT:         }
// SHORT-NEXT:       }
// SHORT-NEXT:       subgraph cluster_13 {
// SHORT-NEXT:         v14 [label = " ", shape = plain];
// SHORT-NEXT:         label = "func.func : ()\lfunction_type: (i32...\lsym_name: \"f\"\l";
// SHORT-NEXT:         subgraph cluster_15 {
// SHORT-NEXT:           v16 [label = " ", shape = plain];
// SHORT-NEXT:           label = "";
// SHORT-NEXT:           v17 [label = "<res_arg0> %arg0 i32", shape = Mrecord];
// SHORT-NEXT:           v18 [label = "<res_arg1> %arg1 tens...", shape = Mrecord];
// SHORT-NEXT:           v19 [label = "<res_arg2> %arg2 inde...", shape = Mrecord];
// SHORT-NEXT:           v20 [fillcolor = "0.333333 0.3 0.95", label = "{arith.constant\l\lvalue: 5 : ...\l|{<res_c5_i32> %c5_i32 i32}}", shape = Mrecord, style = filled];
// SHORT-NEXT:           v21 [fillcolor = "0.333333 0.3 0.95", label = "{arith.constant\l\lvalue: -1 :...\l|{<res_c-1_i32> %c-1_i32 i32}}", shape = Mrecord, style = filled];
// SHORT-NEXT{LITERAL}:           v22 [fillcolor = "0.416667 0.3 0.95", label = "{{<arg_arg0> %arg0|<arg_c5_i32> %c5_i32}|arith.addi\l\loverflowFlags: #ari...\lx.note: \"lon...\l|{<res_0> %0 i32}}", shape = Mrecord, style = filled];
// SHORT-NEXT{LITERAL}:           v23 [fillcolor = "0.500000 0.3 0.95", label = "{{<arg_0> %0|<arg_arg0> %arg0|<arg_0> %0}|x.two\l|{<res_1_0> %1#0 i32|<res_1_1> %1#1 memr...}}", shape = Mrecord, style = filled];
// SHORT-NEXT{LITERAL}:           v24 [fillcolor = "0.583333 0.3 0.95", label = "{{<arg_arg0> %arg0|<arg_c-1_i32> %c-1_i32}|arith.cmpi\l\lpredicate: 2 : ...\l|{<res_2> %2 i1}}", shape = Mrecord, style = filled];
// SHORT-NEXT:           subgraph cluster_25 {
// SHORT-NEXT:             v26 [label = " ", shape = plain];
// SHORT-NEXT:             label = "scf.if : (i32)\l";
// SHORT-NEXT:             subgraph cluster_27 {
// SHORT-NEXT:               v28 [label = " ", shape = plain];
// SHORT-NEXT:               label = "";
// SHORT-NEXT{LITERAL}:               v29 [fillcolor = "0.666667 0.3 0.95", label = "{{<arg_0> %0}|scf.yield\l}", shape = Mrecord, style = filled];
// SHORT-NEXT:             }
// SHORT-NEXT:             subgraph cluster_30 {
// SHORT-NEXT:               v31 [label = " ", shape = plain];
// SHORT-NEXT:               label = "";
// SHORT-NEXT{LITERAL}:               v32 [fillcolor = "0.666667 0.3 0.95", label = "{{<arg_1_0> %1#0}|scf.yield\l}", shape = Mrecord, style = filled];
// SHORT-NEXT:             }
// SHORT-NEXT:           }
// SHORT-NEXT:           subgraph cluster_33 {
// SHORT-NEXT:             v34 [label = " ", shape = plain];
// SHORT-NEXT:             label = "scf.for : (i32)\l";
// SHORT-NEXT:             subgraph cluster_35 {
// SHORT-NEXT:               v36 [label = " ", shape = plain];
// SHORT-NEXT:               label = "";
// SHORT-NEXT:               v37 [label = "<res_arg3> %arg3 inde...", shape = Mrecord];
// SHORT-NEXT:               v38 [label = "<res_arg4> %arg4 i32", shape = Mrecord];
// SHORT-NEXT{LITERAL}:               v39 [fillcolor = "0.416667 0.3 0.95", label = "{{<arg_arg4> %arg4|<arg_1_0> %1#0}|arith.addi\l\loverflowFlags: #ari...\l|{<res_5> %5 i32}}", shape = Mrecord, style = filled];
// SHORT-NEXT{LITERAL}:               v40 [fillcolor = "0.666667 0.3 0.95", label = "{{<arg_5> %5}|scf.yield\l}", shape = Mrecord, style = filled];
// SHORT-NEXT:             }
// SHORT-NEXT:           }
// SHORT-NEXT{LITERAL}:           v41 [fillcolor = "0.916667 0.3 0.95", label = "{{<arg_4> %4|<arg_1_0> %1#0}|func.return\l}", shape = Mrecord, style = filled];
// SHORT-NEXT:         }
// SHORT-NEXT:       }
// SHORT-NEXT:     }
// SHORT-NEXT:   }
// SHORT-NEXT:   v9 -> v10[style = dashed];
// SHORT-NEXT:   v10 -> v12[lhead = cluster_11, style = dashed];
// SHORT-NEXT:   v20 -> v21[style = dashed];
// SHORT-NEXT:   v21 -> v22[style = dashed];
// SHORT-NEXT:   v22 -> v23[style = dashed];
// SHORT-NEXT:   v23 -> v24[style = dashed];
// SHORT-NEXT:   v24 -> v26[lhead = cluster_25, style = dashed];
// SHORT-NEXT:   v39 -> v40[style = dashed];
// SHORT-NEXT:   v26 -> v34[lhead = cluster_33, ltail = cluster_25, style = dashed];
// SHORT-NEXT:   v34 -> v41[ltail = cluster_33, style = dashed];
// SHORT-NEXT:   v6 -> v14[lhead = cluster_13, ltail = cluster_5, style = dashed];
// SHORT-NEXT:   v17:res_arg0:s -> v22:arg_arg0:n[style = solid];
// SHORT-NEXT:   v20:res_c5_i32:s -> v22:arg_c5_i32:n[style = solid];
// SHORT-NEXT:   v22:res_0:s -> v23:arg_0:n[style = solid];
// SHORT-NEXT:   v17:res_arg0:s -> v23:arg_arg0:n[style = solid];
// SHORT-NEXT:   v22:res_0:s -> v23:arg_0:n[style = solid];
// SHORT-NEXT:   v17:res_arg0:s -> v24:arg_arg0:n[style = solid];
// SHORT-NEXT:   v21:res_c-1_i32:s -> v24:arg_c-1_i32:n[style = solid];
// SHORT-NEXT:   v22:res_0:s -> v29:arg_0:n[style = solid];
// SHORT-NEXT:   v23:res_1_0:s -> v32:arg_1_0:n[style = solid];
// SHORT-NEXT:   v24:res_2:s -> v26[lhead = cluster_25, style = solid];
// SHORT-NEXT:   v38:res_arg4:s -> v39:arg_arg4:n[style = solid];
// SHORT-NEXT:   v23:res_1_0:s -> v39:arg_1_0:n[style = solid];
// SHORT-NEXT:   v39:res_5:s -> v40:arg_5:n[style = solid];
// SHORT-NEXT:   v19:res_arg2:s -> v34[lhead = cluster_33, style = solid];
// SHORT-NEXT:   v19:res_arg2:s -> v34[lhead = cluster_33, style = solid];
// SHORT-NEXT:   v19:res_arg2:s -> v34[lhead = cluster_33, style = solid];
// SHORT-NEXT:   v26 -> v34[lhead = cluster_33, ltail = cluster_25, style = solid];
// SHORT-NEXT:   v34 -> v41:arg_4:n[ltail = cluster_33, style = solid];
// SHORT-NEXT:   v23:res_1_0:s -> v41:arg_1_0:n[style = solid];
// SHORT-NEXT: }
// NAMES: digraph G {
// NAMES-NEXT:   compound = true;
// NAMES-NEXT:   subgraph cluster_1 {
// NAMES-NEXT:     v2 [label = " ", shape = plain];
// NAMES-NEXT:     label = "builtin.module";
// NAMES-NEXT:     subgraph cluster_3 {
// NAMES-NEXT:       v4 [label = " ", shape = plain];
// NAMES-NEXT:       label = "";
// NAMES-NEXT:       subgraph cluster_5 {
// NAMES-NEXT:         v6 [label = " ", shape = plain];
// NAMES-NEXT:         label = "builtin.module";
// NAMES-NEXT:         subgraph cluster_7 {
// NAMES-NEXT:           v8 [label = " ", shape = plain];
// NAMES-NEXT:           label = "";
// NAMES-NEXT:           v9 [fillcolor = "0.000000 0.3 0.95", label = "{x.nothing\l}", shape = Mrecord, style = filled];
// NAMES-NEXT:           v10 [fillcolor = "0.083333 0.3 0.95", label = "{x.above\l|{<res_0_0> %0#0|<res_0_1> %0#1}}", shape = Mrecord, style = filled];
// NAMES-NEXT:           subgraph cluster_11 {
// NAMES-NEXT:             v12 [label = " ", shape = plain];
// NAMES-NEXT:             label = "func.func";
// NAMES-NEXT:           }
// NAMES-NEXT:         }
// NAMES-NEXT:       }
// NAMES-NEXT:       subgraph cluster_13 {
// NAMES-NEXT:         v14 [label = " ", shape = plain];
// NAMES-NEXT:         label = "func.func";
// NAMES-NEXT:         subgraph cluster_15 {
// NAMES-NEXT:           v16 [label = " ", shape = plain];
// NAMES-NEXT:           label = "";
// NAMES-NEXT:           v17 [label = "<res_arg0> %arg0", shape = Mrecord];
// NAMES-NEXT:           v18 [label = "<res_arg1> %arg1", shape = Mrecord];
// NAMES-NEXT:           v19 [label = "<res_arg2> %arg2", shape = Mrecord];
// NAMES-NEXT:           v20 [fillcolor = "0.333333 0.3 0.95", label = "{arith.constant\l|{<res_c5_i32> %c5_i32}}", shape = Mrecord, style = filled];
// NAMES-NEXT:           v21 [fillcolor = "0.333333 0.3 0.95", label = "{arith.constant\l|{<res_c-1_i32> %c-1_i32}}", shape = Mrecord, style = filled];
// NAMES-NEXT{LITERAL}:           v22 [fillcolor = "0.416667 0.3 0.95", label = "{{<arg_arg0> %arg0|<arg_c5_i32> %c5_i32}|arith.addi\l|{<res_0> %0}}", shape = Mrecord, style = filled];
// NAMES-NEXT{LITERAL}:           v23 [fillcolor = "0.500000 0.3 0.95", label = "{{<arg_0> %0|<arg_arg0> %arg0|<arg_0> %0}|x.two\l|{<res_1_0> %1#0|<res_1_1> %1#1}}", shape = Mrecord, style = filled];
// NAMES-NEXT{LITERAL}:           v24 [fillcolor = "0.583333 0.3 0.95", label = "{{<arg_arg0> %arg0|<arg_c-1_i32> %c-1_i32}|arith.cmpi\l|{<res_2> %2}}", shape = Mrecord, style = filled];
// NAMES-NEXT:           subgraph cluster_25 {
// NAMES-NEXT:             v26 [label = " ", shape = plain];
// NAMES-NEXT:             label = "scf.if";
// NAMES-NEXT:             subgraph cluster_27 {
// NAMES-NEXT:               v28 [label = " ", shape = plain];
// NAMES-NEXT:               label = "";
// NAMES-NEXT{LITERAL}:               v29 [fillcolor = "0.666667 0.3 0.95", label = "{{<arg_0> %0}|scf.yield\l}", shape = Mrecord, style = filled];
// NAMES-NEXT:             }
// NAMES-NEXT:             subgraph cluster_30 {
// NAMES-NEXT:               v31 [label = " ", shape = plain];
// NAMES-NEXT:               label = "";
// NAMES-NEXT{LITERAL}:               v32 [fillcolor = "0.666667 0.3 0.95", label = "{{<arg_1_0> %1#0}|scf.yield\l}", shape = Mrecord, style = filled];
// NAMES-NEXT:             }
// NAMES-NEXT:           }
// NAMES-NEXT:           subgraph cluster_33 {
// NAMES-NEXT:             v34 [label = " ", shape = plain];
// NAMES-NEXT:             label = "scf.for";
// NAMES-NEXT:             subgraph cluster_35 {
// NAMES-NEXT:               v36 [label = " ", shape = plain];
// NAMES-NEXT:               label = "";
// NAMES-NEXT:               v37 [label = "<res_arg3> %arg3", shape = Mrecord];
// NAMES-NEXT:               v38 [label = "<res_arg4> %arg4", shape = Mrecord];
// NAMES-NEXT{LITERAL}:               v39 [fillcolor = "0.416667 0.3 0.95", label = "{{<arg_arg4> %arg4|<arg_1_0> %1#0}|arith.addi\l|{<res_5> %5}}", shape = Mrecord, style = filled];
// NAMES-NEXT{LITERAL}:               v40 [fillcolor = "0.666667 0.3 0.95", label = "{{<arg_5> %5}|scf.yield\l}", shape = Mrecord, style = filled];
// NAMES-NEXT:             }
// NAMES-NEXT:           }
// NAMES-NEXT{LITERAL}:           v41 [fillcolor = "0.916667 0.3 0.95", label = "{{<arg_4> %4|<arg_1_0> %1#0}|func.return\l}", shape = Mrecord, style = filled];
// NAMES-NEXT:         }
// NAMES-NEXT:       }
// NAMES-NEXT:     }
// NAMES-NEXT:   }
// NAMES-NEXT:   v17:res_arg0:s -> v22:arg_arg0:n[style = solid];
// NAMES-NEXT:   v20:res_c5_i32:s -> v22:arg_c5_i32:n[style = solid];
// NAMES-NEXT:   v22:res_0:s -> v23:arg_0:n[style = solid];
// NAMES-NEXT:   v17:res_arg0:s -> v23:arg_arg0:n[style = solid];
// NAMES-NEXT:   v22:res_0:s -> v23:arg_0:n[style = solid];
// NAMES-NEXT:   v17:res_arg0:s -> v24:arg_arg0:n[style = solid];
// NAMES-NEXT:   v21:res_c-1_i32:s -> v24:arg_c-1_i32:n[style = solid];
// NAMES-NEXT:   v22:res_0:s -> v29:arg_0:n[style = solid];
// NAMES-NEXT:   v23:res_1_0:s -> v32:arg_1_0:n[style = solid];
// NAMES-NEXT:   v24:res_2:s -> v26[lhead = cluster_25, style = solid];
// NAMES-NEXT:   v38:res_arg4:s -> v39:arg_arg4:n[style = solid];
// NAMES-NEXT:   v23:res_1_0:s -> v39:arg_1_0:n[style = solid];
// NAMES-NEXT:   v39:res_5:s -> v40:arg_5:n[style = solid];
// NAMES-NEXT:   v19:res_arg2:s -> v34[lhead = cluster_33, style = solid];
// NAMES-NEXT:   v19:res_arg2:s -> v34[lhead = cluster_33, style = solid];
// NAMES-NEXT:   v19:res_arg2:s -> v34[lhead = cluster_33, style = solid];
// NAMES-NEXT:   v26 -> v34[lhead = cluster_33, ltail = cluster_25, style = solid];
// NAMES-NEXT:   v34 -> v41:arg_4:n[ltail = cluster_33, style = solid];
// NAMES-NEXT:   v23:res_1_0:s -> v41:arg_1_0:n[style = solid];
// NAMES-NEXT: }
