// RUN: pyopt %s --view-op-graph -o /dev/null 2>&1 | FileCheck %s

// Properties that are no attributes are not shown.

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.add %a, %a overflow<nsw> : i32
  %1 = llvm.getelementptr inbounds %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  %2 = llvm.udiv exact %0, %a : i32
  llvm.return
}

func.func @g(%a: index, %b: index) {
  %0 = affine.linearize_index disjoint [%a, %b] by (4, 5) : index
  %1 = affine.linearize_index [%a, %b] by (4, 5) : index
  return
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
// CHECK-NEXT:         label = "llvm.func : ()\lCConv: #llvm.cconv\<ccc\>\lfunction_type: !llvm.func\<void (i32...\llinkage: #llvm.linkage\<extern...\lsym_name: \"f\"\lunnamed_addr: 0 : i64\lvisibility_: 0 : i64\l";
// CHECK-NEXT:         subgraph cluster_7 {
// CHECK-NEXT:           v8 [label = " ", shape = plain];
// CHECK-NEXT:           label = "";
// CHECK-NEXT:           v9 [label = "<res_arg0> %arg0 i32", shape = Mrecord];
// CHECK-NEXT:           v10 [label = "<res_arg1> %arg1 !llvm.ptr", shape = Mrecord];
// CHECK-NEXT{LITERAL}:           v11 [fillcolor = "0.000000 0.3 0.95", label = "{{<arg_arg0> %arg0|<arg_arg0> %arg0}|llvm.add\l|{<res_0> %0 i32}}", shape = Mrecord, style = filled];
// CHECK-NEXT{LITERAL}:           v12 [fillcolor = "0.111111 0.3 0.95", label = "{{<arg_arg1> %arg1}|llvm.getelementptr\l\lelem_type: i32\lrawConstantIndices: array\<i32: 0\>\l|{<res_1> %1 !llvm.ptr}}", shape = Mrecord, style = filled];
// CHECK-NEXT{LITERAL}:           v13 [fillcolor = "0.222222 0.3 0.95", label = "{{<arg_0> %0|<arg_arg0> %arg0}|llvm.udiv\l\lisExact: unit\l|{<res_2> %2 i32}}", shape = Mrecord, style = filled];
// CHECK-NEXT:           v14 [fillcolor = "0.333333 0.3 0.95", label = "{llvm.return\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       subgraph cluster_15 {
// CHECK-NEXT:         v16 [label = " ", shape = plain];
// CHECK-NEXT:         label = "func.func : ()\lfunction_type: (index, index) -\> ()\lsym_name: \"g\"\l";
// CHECK-NEXT:         subgraph cluster_17 {
// CHECK-NEXT:           v18 [label = " ", shape = plain];
// CHECK-NEXT:           label = "";
// CHECK-NEXT:           v19 [label = "<res_arg0> %arg0 index", shape = Mrecord];
// CHECK-NEXT:           v20 [label = "<res_arg1> %arg1 index", shape = Mrecord];
// CHECK-NEXT{LITERAL}:           v21 [fillcolor = "0.555556 0.3 0.95", label = "{{<arg_arg0> %arg0|<arg_arg1> %arg1}|affine.linearize_index\l\loperandSegmentSizes: array\<i32: 2, 0\>\lstatic_basis: array\<i64: 4, 5\>\l|{<res_0> %0 index}}", shape = Mrecord, style = filled];
// CHECK-NEXT{LITERAL}:           v22 [fillcolor = "0.555556 0.3 0.95", label = "{{<arg_arg0> %arg0|<arg_arg1> %arg1}|affine.linearize_index\l\loperandSegmentSizes: array\<i32: 2, 0\>\lstatic_basis: array\<i64: 4, 5\>\l|{<res_1> %1 index}}", shape = Mrecord, style = filled];
// CHECK-NEXT:           v23 [fillcolor = "0.666667 0.3 0.95", label = "{func.return\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   v9:res_arg0:s -> v11:arg_arg0:n[style = solid];
// CHECK-NEXT:   v9:res_arg0:s -> v11:arg_arg0:n[style = solid];
// CHECK-NEXT:   v10:res_arg1:s -> v12:arg_arg1:n[style = solid];
// CHECK-NEXT:   v11:res_0:s -> v13:arg_0:n[style = solid];
// CHECK-NEXT:   v9:res_arg0:s -> v13:arg_arg0:n[style = solid];
// CHECK-NEXT:   v19:res_arg0:s -> v21:arg_arg0:n[style = solid];
// CHECK-NEXT:   v20:res_arg1:s -> v21:arg_arg1:n[style = solid];
// CHECK-NEXT:   v19:res_arg0:s -> v22:arg_arg0:n[style = solid];
// CHECK-NEXT:   v20:res_arg1:s -> v22:arg_arg1:n[style = solid];
// CHECK-NEXT: }
