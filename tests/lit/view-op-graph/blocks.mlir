// RUN: pyopt %s --allow-unregistered-dialect --view-op-graph -o /dev/null 2>&1 | FileCheck %s
// RUN: pyopt %s --allow-unregistered-dialect --view-op-graph="print-control-flow-edges=true print-data-flow-edges=false" -o /dev/null 2>&1 | FileCheck %s --check-prefix=CONTROL

// Edges of control join ops of a block; values are used before their op, by it, and in its regions.

func.func @branches(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb2
^bb1(%b: i32):
  %0 = arith.addi %b, %b : i32
  cf.br ^bb2
^bb2:
  return %a : i32
}

"x.graph"() ({
  "x.use"(%two#1, %self, %two#0) : (i32, i32, i32) -> ()
  %self = "x.self"(%self) : (i32) -> i32
  %two:2 = "x.region"(%two#0) ({
    "x.in"(%two#0, %self) : (i32, i32) -> ()
  }, {
  }) : (i32) -> (i32, i32)
}) : () -> ()

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
// CHECK-NEXT:         label = "func.func : ()\lfunction_type: (i1, i32) -\> i32\lsym_name: \"branches\"\l";
// CHECK-NEXT:         subgraph cluster_7 {
// CHECK-NEXT:           v8 [label = " ", shape = plain];
// CHECK-NEXT:           label = "";
// CHECK-NEXT:           v9 [label = "<res_arg0> %arg0 i1", shape = Mrecord];
// CHECK-NEXT:           v10 [label = "<res_arg1> %arg1 i32", shape = Mrecord];
// CHECK-NEXT{LITERAL}:           v11 [fillcolor = "0.000000 0.3 0.95", label = "{{<arg_arg0> %arg0|<arg_arg1> %arg1}|cf.cond_br\l\loperandSegmentSizes: array\<i32: 1, 1, 0\>\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:         }
// CHECK-NEXT:         subgraph cluster_12 {
// CHECK-NEXT:           v13 [label = " ", shape = plain];
// CHECK-NEXT:           label = "";
// CHECK-NEXT:           v14 [label = "<res_0> %0 i32", shape = Mrecord];
// CHECK-NEXT{LITERAL}:           v15 [fillcolor = "0.090909 0.3 0.95", label = "{{<arg_0> %0|<arg_0> %0}|arith.addi\l\loverflowFlags: #arith.overflow\<none...\l|{<res_1> %1 i32}}", shape = Mrecord, style = filled];
// CHECK-NEXT:           v16 [fillcolor = "0.181818 0.3 0.95", label = "{cf.br\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:         }
// CHECK-NEXT:         subgraph cluster_17 {
// CHECK-NEXT:           v18 [label = " ", shape = plain];
// CHECK-NEXT:           label = "";
// CHECK-NEXT{LITERAL}:           v19 [fillcolor = "0.272727 0.3 0.95", label = "{{<arg_arg1> %arg1}|func.return\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       subgraph cluster_20 {
// CHECK-NEXT:         v21 [label = " ", shape = plain];
// CHECK-NEXT:         label = "x.graph : ()\l";
// CHECK-NEXT:         subgraph cluster_22 {
// CHECK-NEXT:           v23 [label = " ", shape = plain];
// CHECK-NEXT:           label = "";
// CHECK-NEXT{LITERAL}:           v24 [fillcolor = "0.454545 0.3 0.95", label = "{{<arg_1_1> %1#1|<arg_0> %0|<arg_1_0> %1#0}|x.use\l}", shape = Mrecord, style = filled];
// CHECK-NEXT{LITERAL}:           v25 [fillcolor = "0.545455 0.3 0.95", label = "{{<arg_0> %0}|x.self\l|{<res_0> %0 i32}}", shape = Mrecord, style = filled];
// CHECK-NEXT:           subgraph cluster_26 {
// CHECK-NEXT:             v27 [label = " ", shape = plain];
// CHECK-NEXT:             label = "x.region : (i32, i32)\l";
// CHECK-NEXT:             subgraph cluster_28 {
// CHECK-NEXT:               v29 [label = " ", shape = plain];
// CHECK-NEXT:               label = "";
// CHECK-NEXT{LITERAL}:               v30 [fillcolor = "0.636364 0.3 0.95", label = "{{<arg_1_0> %1#0|<arg_0> %0}|x.in\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   v9:res_arg0:s -> v11:arg_arg0:n[style = solid];
// CHECK-NEXT:   v10:res_arg1:s -> v11:arg_arg1:n[style = solid];
// CHECK-NEXT:   v14:res_0:s -> v15:arg_0:n[style = solid];
// CHECK-NEXT:   v14:res_0:s -> v15:arg_0:n[style = solid];
// CHECK-NEXT:   v10:res_arg1:s -> v19:arg_arg1:n[style = solid];
// CHECK-NEXT:   v27 -> v24:arg_1_1:n[ltail = cluster_26, style = solid];
// CHECK-NEXT:   v25:res_0:s -> v24:arg_0:n[style = solid];
// CHECK-NEXT:   v27 -> v24:arg_1_0:n[ltail = cluster_26, style = solid];
// CHECK-NEXT:   v25:res_0:s -> v25:arg_0:n[style = solid];
// CHECK-NEXT:   v27 -> v30:arg_1_0:n[ltail = cluster_26, style = solid];
// CHECK-NEXT:   v25:res_0:s -> v30:arg_0:n[style = solid];
// CHECK-NEXT:   v27 -> v27[lhead = cluster_26, ltail = cluster_26, style = solid];
// CHECK-NEXT: }
// CONTROL: digraph G {
// CONTROL-NEXT:   compound = true;
// CONTROL-NEXT:   subgraph cluster_1 {
// CONTROL-NEXT:     v2 [label = " ", shape = plain];
// CONTROL-NEXT:     label = "builtin.module : ()\l";
// CONTROL-NEXT:     subgraph cluster_3 {
// CONTROL-NEXT:       v4 [label = " ", shape = plain];
// CONTROL-NEXT:       label = "";
// CONTROL-NEXT:       subgraph cluster_5 {
// CONTROL-NEXT:         v6 [label = " ", shape = plain];
// CONTROL-NEXT:         label = "func.func : ()\lfunction_type: (i1, i32) -\> i32\lsym_name: \"branches\"\l";
// CONTROL-NEXT:         subgraph cluster_7 {
// CONTROL-NEXT:           v8 [label = " ", shape = plain];
// CONTROL-NEXT:           label = "";
// CONTROL-NEXT:           v9 [label = "<res_arg0> %arg0 i1", shape = Mrecord];
// CONTROL-NEXT:           v10 [label = "<res_arg1> %arg1 i32", shape = Mrecord];
// CONTROL-NEXT{LITERAL}:           v11 [fillcolor = "0.000000 0.3 0.95", label = "{{<arg_arg0> %arg0|<arg_arg1> %arg1}|cf.cond_br\l\loperandSegmentSizes: array\<i32: 1, 1, 0\>\l}", shape = Mrecord, style = filled];
// CONTROL-NEXT:         }
// CONTROL-NEXT:         subgraph cluster_12 {
// CONTROL-NEXT:           v13 [label = " ", shape = plain];
// CONTROL-NEXT:           label = "";
// CONTROL-NEXT:           v14 [label = "<res_0> %0 i32", shape = Mrecord];
// CONTROL-NEXT{LITERAL}:           v15 [fillcolor = "0.090909 0.3 0.95", label = "{{<arg_0> %0|<arg_0> %0}|arith.addi\l\loverflowFlags: #arith.overflow\<none...\l|{<res_1> %1 i32}}", shape = Mrecord, style = filled];
// CONTROL-NEXT:           v16 [fillcolor = "0.181818 0.3 0.95", label = "{cf.br\l}", shape = Mrecord, style = filled];
// CONTROL-NEXT:         }
// CONTROL-NEXT:         subgraph cluster_17 {
// CONTROL-NEXT:           v18 [label = " ", shape = plain];
// CONTROL-NEXT:           label = "";
// CONTROL-NEXT{LITERAL}:           v19 [fillcolor = "0.272727 0.3 0.95", label = "{{<arg_arg1> %arg1}|func.return\l}", shape = Mrecord, style = filled];
// CONTROL-NEXT:         }
// CONTROL-NEXT:       }
// CONTROL-NEXT:       subgraph cluster_20 {
// CONTROL-NEXT:         v21 [label = " ", shape = plain];
// CONTROL-NEXT:         label = "x.graph : ()\l";
// CONTROL-NEXT:         subgraph cluster_22 {
// CONTROL-NEXT:           v23 [label = " ", shape = plain];
// CONTROL-NEXT:           label = "";
// CONTROL-NEXT{LITERAL}:           v24 [fillcolor = "0.454545 0.3 0.95", label = "{{<arg_1_1> %1#1|<arg_0> %0|<arg_1_0> %1#0}|x.use\l}", shape = Mrecord, style = filled];
// CONTROL-NEXT{LITERAL}:           v25 [fillcolor = "0.545455 0.3 0.95", label = "{{<arg_0> %0}|x.self\l|{<res_0> %0 i32}}", shape = Mrecord, style = filled];
// CONTROL-NEXT:           subgraph cluster_26 {
// CONTROL-NEXT:             v27 [label = " ", shape = plain];
// CONTROL-NEXT:             label = "x.region : (i32, i32)\l";
// CONTROL-NEXT:             subgraph cluster_28 {
// CONTROL-NEXT:               v29 [label = " ", shape = plain];
// CONTROL-NEXT:               label = "";
// CONTROL-NEXT{LITERAL}:               v30 [fillcolor = "0.636364 0.3 0.95", label = "{{<arg_1_0> %1#0|<arg_0> %0}|x.in\l}", shape = Mrecord, style = filled];
// CONTROL-NEXT:             }
// CONTROL-NEXT:           }
// CONTROL-NEXT:         }
// CONTROL-NEXT:       }
// CONTROL-NEXT:     }
// CONTROL-NEXT:   }
// CONTROL-NEXT:   v15 -> v16[style = dashed];
// CONTROL-NEXT:   v24 -> v25[style = dashed];
// CONTROL-NEXT:   v25 -> v27[lhead = cluster_26, style = dashed];
// CONTROL-NEXT:   v6 -> v21[lhead = cluster_20, ltail = cluster_5, style = dashed];
// CONTROL-NEXT: }
