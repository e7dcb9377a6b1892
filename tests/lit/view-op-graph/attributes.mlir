// RUN: pyopt %s --allow-unregistered-dialect --view-op-graph -o /dev/null 2>&1 | FileCheck %s
// RUN: pyopt %s --allow-unregistered-dialect --view-op-graph=max-label-len=3 -o /dev/null 2>&1 | FileCheck %s --check-prefix=SHORT
// RUN: pyopt %s --allow-unregistered-dialect --view-op-graph --mlir-elide-elementsattrs-if-larger=3 -o /dev/null 2>&1 | FileCheck %s --check-prefix=FEW
// RUN: pyopt %s --allow-unregistered-dialect --view-op-graph=max-label-len=1000 --mlir-elide-elementsattrs-if-larger=100 -o /dev/null 2>&1 | FileCheck %s --check-prefix=MANY

// Elements with one value are not cut, and many elements are left out.

#map = affine_map<(d0) -> (d0)>
"x.attributes"() <{property = unit}> {
  array = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
  dictionary = {key = 1 : i32, unit},
  distinct1 = distinct[1]<i32>,
  distinct2 = distinct[2]<i32>,
  few = dense<[0, 1, 2, 3]> : tensor<4xi8>,
  many = dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8], [9, 10, 11, 12, 13, 14, 15, 16, 17]]> : tensor<2x9xi8>,
  map = #map,
  resource = dense_resource<data> : tensor<17xi8>,
  same = dense<0> : tensor<100x100xi32>,
  sparse = sparse<[[0, 1]], [4]> : tensor<3x4xi32>,
  strings = dense<"a string of some length"> : tensor<2x!x.s>,
  symbol = @x::@y,
  type = tensor<4xi32>,
  values = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16>
} : () -> ()

{-#
  dialect_resources: {
    builtin: {
      data: "0x04000000"
    }
  }
#-}

// CHECK: digraph G {
// CHECK-NEXT:   compound = true;
// CHECK-NEXT:   subgraph cluster_1 {
// CHECK-NEXT:     v2 [label = " ", shape = plain];
// CHECK-NEXT:     label = "builtin.module : ()\l";
// CHECK-NEXT:     subgraph cluster_3 {
// CHECK-NEXT:       v4 [label = " ", shape = plain];
// CHECK-NEXT:       label = "";
// CHECK-NEXT{LITERAL}:       v5 [fillcolor = "0.000000 0.3 0.95", label = "{x.attributes\l\larray: [...]\ldictionary: \{key = 1 : i32, unit...\ldistinct1: distinct[0]\<i32\>\ldistinct2: distinct[0]\<i32\>\lfew: dense\<[0, 1, 2, 3]\> ...\lmany: [[...]] : tensor\<2x9xi8\>\lmap: affine_map\<(d0) -\> (...\lresource: [...] : tensor\<17xi8\>\lsame: dense\<0\> : tensor\<100x100xi32\>\lsparse: sparse\<[[0, 1]], 4\> ...\lstrings: dense\<\"a string of some length\"\> : tensor\<2x!x.s\>\lsymbol: @x::@y\ltype: tensor\<4xi32\>\lvalues: array\<i64: 0, 1, 2, ...\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SHORT: digraph G {
// SHORT-NEXT:   compound = true;
// SHORT-NEXT:   subgraph cluster_1 {
// SHORT-NEXT:     v2 [label = " ", shape = plain];
// SHORT-NEXT:     label = "builtin.module : ()\l";
// SHORT-NEXT:     subgraph cluster_3 {
// SHORT-NEXT:       v4 [label = " ", shape = plain];
// SHORT-NEXT:       label = "";
// SHORT-NEXT{LITERAL}:       v5 [fillcolor = "0.000000 0.3 0.95", label = "{x.attributes\l\larray: [...]\ldictionary: \{ke...\ldistinct1: dis...\ldistinct2: dis...\lfew: den...\lmany: [[...]] : ten...\lmap: aff...\lresource: [...] : ten...\lsame: dense\<0\> : tensor\<100x100xi32\>\lsparse: spa...\lstrings: dense\<\"a string of some length\"\> : tensor\<2x!x.s\>\lsymbol: @x:...\ltype: ten...\lvalues: arr...\l}", shape = Mrecord, style = filled];
// SHORT-NEXT:     }
// SHORT-NEXT:   }
// SHORT-NEXT: }
// FEW: digraph G {
// FEW-NEXT:   compound = true;
// FEW-NEXT:   subgraph cluster_1 {
// FEW-NEXT:     v2 [label = " ", shape = plain];
// FEW-NEXT:     label = "builtin.module : ()\l";
// FEW-NEXT:     subgraph cluster_3 {
// FEW-NEXT:       v4 [label = " ", shape = plain];
// FEW-NEXT:       label = "";
// FEW-NEXT{LITERAL}:       v5 [fillcolor = "0.000000 0.3 0.95", label = "{x.attributes\l\larray: [...]\ldictionary: \{key = 1 : i32, unit...\ldistinct1: distinct[0]\<i32\>\ldistinct2: distinct[0]\<i32\>\lfew: [...] : tensor\<4xi8\>\lmany: [[...]] : tensor\<2x9xi8\>\lmap: affine_map\<(d0) -\> (...\lresource: [...] : tensor\<17xi8\>\lsame: dense\<0\> : tensor\<100x100xi32\>\lsparse: [[...]] : tensor\<3x4xi32\>\lstrings: dense\<\"a string of some length\"\> : tensor\<2x!x.s\>\lsymbol: @x::@y\ltype: tensor\<4xi32\>\lvalues: array\<i64: 0, 1, 2, ...\l}", shape = Mrecord, style = filled];
// FEW-NEXT:     }
// FEW-NEXT:   }
// FEW-NEXT: }
// MANY: digraph G {
// MANY-NEXT:   compound = true;
// MANY-NEXT:   subgraph cluster_1 {
// MANY-NEXT:     v2 [label = " ", shape = plain];
// MANY-NEXT:     label = "builtin.module : ()\l";
// MANY-NEXT:     subgraph cluster_3 {
// MANY-NEXT:       v4 [label = " ", shape = plain];
// MANY-NEXT:       label = "";
// MANY-NEXT{LITERAL}:       v5 [fillcolor = "0.000000 0.3 0.95", label = "{x.attributes\l\larray: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]\ldictionary: \{key = 1 : i32, unit\}\ldistinct1: distinct[0]\<i32\>\ldistinct2: distinct[0]\<i32\>\lfew: dense\<[0, 1, 2, 3]\> : tensor\<4xi8\>\lmany: dense\<[[0, 1, 2, 3, 4, 5, 6, 7, 8], [9, 10, 11, 12, 13, 14, 15, 16, 17]]\> : tensor\<2x9xi8\>\lmap: affine_map\<(d0) -\> (d0)\>\lresource: dense_resource\<data\> : tensor\<17xi8\>\lsame: dense\<0\> : tensor\<100x100xi32\>\lsparse: sparse\<[[0, 1]], 4\> : tensor\<3x4xi32\>\lstrings: dense\<\"a string of some length\"\> : tensor\<2x!x.s\>\lsymbol: @x::@y\ltype: tensor\<4xi32\>\lvalues: array\<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16\>\l}", shape = Mrecord, style = filled];
// MANY-NEXT:     }
// MANY-NEXT:   }
// MANY-NEXT: }
