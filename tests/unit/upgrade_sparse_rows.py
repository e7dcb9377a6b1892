"""Sparse text of 2021 to 2023 beside what it is today, for test_upgrade_sparse."""

from __future__ import annotations

ENCODINGS = [
    ("levels", 'dimLevelType = ["dense", "compressed"]', "map = (d0, d1) -> (d0 : dense, d1 : compressed)"),
    (
        "ordering",
        'dimLevelType = ["dense", "compressed"], dimOrdering = affine_map<(i, j) -> (j, i)>',
        "map = (i, j) -> (j : dense, i : compressed)",
    ),
    (
        "levels follow the results",
        'dimOrdering = affine_map<(i, j, k) -> (k, i, j)>, dimLevelType = ["dense", "compressed", "singleton"]',
        "map = (i, j, k) -> (k : dense, i : compressed, j : singleton)",
    ),
    (
        "widths",
        'dimLevelType = ["compressed", "compressed"], pointerBitWidth = 32, indexBitWidth = 8',
        "map = (d0, d1) -> (d0 : compressed, d1 : compressed), posWidth = 32, crdWidth = 8",
    ),
    (
        "widths first",
        'pointerBitWidth = 16, dimLevelType = ["compressed", "compressed"], indexBitWidth = 64,',
        "posWidth = 16, map = (d0, d1) -> (d0 : compressed, d1 : compressed), crdWidth = 64",
    ),
    (
        "summer 2023",
        'lvlTypes = ["compressed", "compressed"], dimToLvl = affine_map<(d0, d1) -> (d1, d0)>, '
        "posWidth = 32, crdWidth = 8",
        "map = (d0, d1) -> (d1 : compressed, d0 : compressed), posWidth = 32, crdWidth = 8",
    ),
    (
        "all that is not the levels goes",
        'posWidth = 8, lvlTypes = ["dense", "compressed"], dimOrdering = affine_map<(a, b) -> (b, a)>, '
        "dimSlices = [(0, 4, 1), (?, 8, ?)]",
        "posWidth = 8, map = (a : #sparse_tensor<slice(0, 4, 1)>, b : #sparse_tensor<slice(?, 8, ?)>) -> "
        "(b : dense, a : compressed)",
    ),
    (
        "slice",
        'slice = [(1, 4, 2), (0, 8, 1)], dimLevelType = ["dense", "compressed"]',
        "map = (d0 : #sparse_tensor<slice(1, 4, 2)>, d1 : #sparse_tensor<slice(0, 8, 1)>) -> "
        "(d0 : dense, d1 : compressed)",
    ),
    (
        "coordinate list",
        'dimLevelType = ["compressed-nu", "singleton"]',
        "map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)",
    ),
    (
        "not in order",
        'dimLevelType = ["compressed-nu-no", "singleton-no"]',
        "map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered))",
    ),
    (
        "unique, not in order",
        'dimLevelType = ["dense", "compressed-no"]',
        "map = (d0, d1) -> (d0 : dense, d1 : compressed(nonordered))",
    ),
    (
        "room between regions",
        'dimLevelType = ["dense", "compressed-hi"]',
        "map = (d0, d1) -> (d0 : dense, d1 : loose_compressed)",
    ),
    (
        "room and nonunique",
        'lvlTypes = ["compressed-hi-nu", "singleton-nu"]',
        "map = (d0, d1) -> (d0 : loose_compressed(nonunique), d1 : singleton(nonunique))",
    ),
    (
        "loose_compressed in quotes",
        'lvlTypes = ["dense", "loose_compressed-nu-no"]',
        "map = (d0, d1) -> (d0 : dense, d1 : loose_compressed(nonunique, nonordered))",
    ),
    (
        "two of four",
        'lvlTypes = ["dense", "dense", "block2_4"], dimToLvl = affine_map<(i, j) -> (i, j floordiv 4, j mod 4)>',
        "map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4])",
    ),
    (
        "two of four, as a ratio",
        'lvlTypes = ["dense", "2:4"]',
        "map = (d0, d1) -> (d0 : dense, d1 : structured[2, 4])",
    ),
    (
        "two of four, at first",
        'lvlTypes = ["dense", "compressed24"]',
        "map = (d0, d1) -> (d0 : dense, d1 : structured[2, 4])",
    ),
    (
        "blocks of early 2023",
        'dimLevelType = ["dense", "compressed", "dense", "dense"], '
        "dimOrdering = affine_map<(ii, jj, i, j) -> (jj, ii, i, j)>, "
        "higherOrdering = affine_map<(i, j) -> (i floordiv 2, j floordiv 3, i mod 2, j mod 3)>",
        "map = (i, j) -> (j floordiv 3 : dense, i floordiv 2 : compressed, i mod 2 : dense, j mod 3 : dense)",
    ),
    (
        "higherOrdering alone",
        'higherOrdering = affine_map<(i, j)[c] -> (c * 3 * i, i, j)>, dimLevelType = ["dense", "dense", "compressed"]',
        "map = [c](i, j) -> (c * 3 * i : dense, i : dense, j : compressed)",
    ),
    (
        "a map by name",
        'dimLevelType = ["dense", "compressed"], dimOrdering = #transposed',
        "map = (d0, d1) -> (d1 : dense, d0 : compressed)",
    ),
    (
        "NEW_SYNTAX",
        "NEW_SYNTAX = {r, c} (i = r, j = c) -> (r = i : dense, c = j : compressed), pointerBitWidth = 32",
        "map = (i, j) -> (i : dense, j : compressed), posWidth = 32",
    ),
    (
        "compressed_hi in a map",
        "map = (i, j) -> (i : dense, j : compressed_hi(nonunique))",
        "map = (i, j) -> (i : dense, j : loose_compressed(nonunique))",
    ),
    (
        "high as a property",
        "map = (i, j) -> (i : compressed(nonunique, high), j : singleton)",
        "map = (i, j) -> (i : loose_compressed(nonunique), j : singleton)",
    ),
    (
        "high alone",
        "map = (i, j) -> (i : dense, j : compressed(high))",
        "map = (i, j) -> (i : dense, j : loose_compressed)",
    ),
    (
        "block2_4 in a map",
        "map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : block2_4)",
        "map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4])",
    ),
    (
        "block[n, m]",
        "map = (i, j) -> (i : dense, j : block[3, 4])",
        "map = (i, j) -> (i : dense, j : structured[3, 4])",
    ),
]
"""Name, an encoding of a matrix then, and today."""

ARGUMENTS = (
    "%n: index, %m: index, %v: f64, %i: i64, %csr: tensor<8x?xf64, #CSR>, %csc: tensor<8x4xf64, #CSC>, "
    "%bsr: tensor<8x8xf64, #BSR>, %coo: tensor<8x8xf64, #COO>, %keys: memref<?xindex>, %xs: memref<?xf64>, "
    "%sizes: memref<?xindex>, %spec: !sparse_tensor.storage_specifier<#CSR>, %vals: tensor<3xf64>, "
    "%pos: tensor<2xi32>, %crd: tensor<3x2xindex>"
)
_CSR_SPEC = "!sparse_tensor.storage_specifier<#CSR>"
_LEVELS = "tensor<2xi32>, tensor<3x2xindex>"

OPS = [
    ("release", "sparse_tensor.release %csr : tensor<8x?xf64, #CSR>",
     "bufferization.dealloc_tensor %csr : tensor<8x?xf64, #CSR>"),
    (
        "init",
        "%0 = sparse_tensor.init [%n, %m] : tensor<8x?xf64, #CSR>",
        "%0 = bufferization.alloc_tensor(%m) : tensor<8x?xf64, #CSR>",
    ),
    (
        "init, all static",
        "%0 = sparse_tensor.init[%n, %m] : tensor<8x4xf64, #CSC>",
        "%0 = bufferization.alloc_tensor() : tensor<8x4xf64, #CSC>",
    ),
    (
        "pointers with an operand",
        "%c = constant 1 : index\n%0 = sparse_tensor.pointers %csr, %c : tensor<8x?xf64, #CSR> to memref<?xindex>",
        "%c = arith.constant 1 : index\n"
        "%0 = sparse_tensor.positions %csr {level = 1 : index} : tensor<8x?xf64, #CSR> to memref<?xindex>",
    ),
    (
        "indices with an operand",
        "%c = arith.constant 1 : index\n%0 = sparse_tensor.indices %csr, %c : tensor<8x?xf64, #CSR> to memref<?xindex>",
        "%c = arith.constant 1 : index\n"
        "%0 = sparse_tensor.coordinates %csr {level = 1 : index} : tensor<8x?xf64, #CSR> to memref<?xindex>",
    ),
    (
        "indices in generic form",
        '%c = "std.constant"() {value = 1 : index} : () -> index\n'
        '%0 = "sparse_tensor.indices"(%csr, %c) : (tensor<8x?xf64, #CSR>, index) -> memref<?xindex>',
        "%c = arith.constant 1 : index\n"
        '%0 = "sparse_tensor.coordinates"(%csr) <{level = 1 : index}> : (tensor<8x?xf64, #CSR>) -> memref<?xindex>',
    ),
    (
        "pointers with a dimension",
        "%0 = sparse_tensor.pointers %csr {dimension = 1 : index} : tensor<8x?xf64, #CSR> to memref<?xindex>",
        "%0 = sparse_tensor.positions %csr {level = 1 : index} : tensor<8x?xf64, #CSR> to memref<?xindex>",
    ),
    (
        "coordinates with a dimension",
        "%0 = sparse_tensor.coordinates %csr {dimension = 1 : index} : tensor<8x?xf64, #CSR> to memref<?xindex>",
        "%0 = sparse_tensor.coordinates %csr {level = 1 : index} : tensor<8x?xf64, #CSR> to memref<?xindex>",
    ),
    (
        "indices_buffer",
        "%0 = sparse_tensor.indices_buffer %coo : tensor<8x8xf64, #COO> to memref<?xindex>",
        "%0 = sparse_tensor.coordinates_buffer %coo : tensor<8x8xf64, #COO> to memref<?xindex>",
    ),
    (
        "insert",
        "%0 = sparse_tensor.insert %v into %csr[%n, %m] : tensor<8x?xf64, #CSR>",
        "%0 = tensor.insert %v into %csr[%n, %m] : tensor<8x?xf64, #CSR>",
    ),
    (
        "insert at levels",
        "%0 = sparse_tensor.insert %v into %csc[%n, %m] : tensor<8x4xf64, #CSC>",
        "%0 = tensor.insert %v into %csc[%m, %n] : tensor<8x4xf64, #CSC>",
    ),
    (
        "insert at levels of an encoding without a name",
        "%t = tensor.empty() : tensor<4x4xf64, #sparse_tensor.encoding<{dimLevelType = [\"dense\", \"compressed\"], "
        "dimOrdering = affine_map<(i, j) -> (j, i)>}>>\n"
        "%0 = sparse_tensor.insert %v into %t[%n, %m] : tensor<4x4xf64, "
        "#sparse_tensor.encoding<{dimLevelType = [\"dense\", \"compressed\"], "
        "dimOrdering = affine_map<(i, j) -> (j, i)>}>>",
        "%t = tensor.empty() : tensor<4x4xf64, #CSC>\n%0 = tensor.insert %v into %t[%m, %n] : tensor<4x4xf64, #CSC>",
    ),
    (
        "insert in place into what a loop carries already",
        "%0 = scf.for %a = %n to %m step %n iter_args(%t = %csr) -> (tensor<8x?xf64, #CSR>) {\n"
        "sparse_tensor.insert %v into %t[%a, %a] : tensor<8x?xf64, #CSR>\n"
        "scf.yield %t : tensor<8x?xf64, #CSR>\n}",
        "%0 = scf.for %a = %n to %m step %n iter_args(%t = %csr) -> (tensor<8x?xf64, #CSR>) {\n"
        "%1 = tensor.insert %v into %t[%a, %a] : tensor<8x?xf64, #CSR>\n"
        "scf.yield %1 : tensor<8x?xf64, #CSR>\n}",
    ),
    (
        "insert in place in both branches",
        "%c = arith.cmpi eq, %n, %m : index\n"
        "scf.if %c {\nsparse_tensor.insert %v into %csr[%n, %n] : tensor<8x?xf64, #CSR>\n} else {\n"
        "sparse_tensor.insert %v into %csr[%m, %m] : tensor<8x?xf64, #CSR>\n}\n"
        "%0 = sparse_tensor.load %csr hasInserts : tensor<8x?xf64, #CSR>",
        "%c = arith.cmpi eq, %n, %m : index\n"
        "%1 = scf.if %c -> (tensor<8x?xf64, #CSR>) {\n"
        "%2 = tensor.insert %v into %csr[%n, %n] : tensor<8x?xf64, #CSR>\nscf.yield %2 : tensor<8x?xf64, #CSR>\n"
        "} else {\n"
        "%3 = tensor.insert %v into %csr[%m, %m] : tensor<8x?xf64, #CSR>\nscf.yield %3 : tensor<8x?xf64, #CSR>\n}\n"
        "%0 = sparse_tensor.load %1 hasInserts : tensor<8x?xf64, #CSR>",
    ),
    (
        "insert at more levels than dimensions",
        "%0 = sparse_tensor.insert %v into %bsr[%n, %m, %m, %n] : tensor<8x8xf64, #BSR>",
        "%d0, %d1 = sparse_tensor.crd_translate lvl_to_dim [%n, %m, %m, %n] as #BSR : index, index\n"
        "%0 = tensor.insert %v into %bsr[%d0, %d1] : tensor<8x8xf64, #BSR>",
    ),
    (
        "insert in generic form",
        '%0 = "sparse_tensor.insert"(%v, %csr, %n, %m) : (f64, tensor<8x?xf64, #CSR>, index, index) '
        "-> tensor<8x?xf64, #CSR>",
        "%0 = tensor.insert %v into %csr[%n, %m] : tensor<8x?xf64, #CSR>",
    ),
    (
        "expand",
        "%0, %1, %2, %3 = sparse_tensor.expand %csr : tensor<8x?xf64, #CSR> "
        "to memref<?xf64>, memref<?xi1>, memref<?xindex>, index",
        "%0, %1, %2, %3 = sparse_tensor.expand %csr : tensor<8x?xf64, #CSR> "
        "to memref<?xf64>, memref<?xi1>, memref<?xindex>",
    ),
    (
        "sort_coo",
        "sparse_tensor.sort_coo %n, %keys {nx = 2 : index} : memref<?xindex>",
        "sparse_tensor.sort hybrid_quick_sort %n, %keys {perm_map = affine_map<(i, j) -> (i, j)>} : memref<?xindex>",
    ),
    (
        "sort_coo stable",
        "sparse_tensor.sort_coo stable %n, %keys jointly %xs {nx = 2 : index, ny = 1 : index} "
        ": memref<?xindex> jointly memref<?xf64>",
        "sparse_tensor.sort insertion_sort_stable %n, %keys jointly %xs "
        "{perm_map = affine_map<(i, j) -> (i, j)>, ny = 1 : index} : memref<?xindex> jointly memref<?xf64>",
    ),
    (
        "sort_coo with a map",
        "sparse_tensor.sort_coo heap_sort %n, %keys {perm_map = affine_map<(i, j) -> (j, i)>, ny = 1 : index} "
        ": memref<?xindex>",
        "sparse_tensor.sort heap_sort %n, %keys {perm_map = affine_map<(i, j) -> (j, i)>, ny = 1 : index} "
        ": memref<?xindex>",
    ),
    (
        "sort of one key",
        "sparse_tensor.sort %n, %keys jointly %xs : memref<?xindex> jointly memref<?xf64>",
        "sparse_tensor.sort hybrid_quick_sort %n, %keys jointly %xs {perm_map = affine_map<(i) -> (i)>} "
        ": memref<?xindex> jointly memref<?xf64>",
    ),
    (
        "push_back",
        "%0 = sparse_tensor.push_back %sizes, %xs, %v {idx = 2 : index} : memref<?xindex>, memref<?xf64>, f64",
        "%c2 = arith.constant 2 : index\n"
        "%size = memref.load %sizes[%c2] : memref<?xindex>\n"
        "%0, %new = sparse_tensor.push_back %size, %xs, %v : index, memref<?xf64>, f64\n"
        "memref.store %new, %sizes[%c2] : memref<?xindex>",
    ),
    (
        "push_back of several",
        "%0 = sparse_tensor.push_back inbounds %sizes, %xs, %v, %n {idx = 0 : index} "
        ": memref<?xindex>, memref<?xf64>, f64, index",
        "%c0 = arith.constant 0 : index\n"
        "%size = memref.load %sizes[%c0] : memref<?xindex>\n"
        "%0, %new = sparse_tensor.push_back inbounds %size, %xs, %v, %n : index, memref<?xf64>, f64, index\n"
        "memref.store %new, %sizes[%c0] : memref<?xindex>",
    ),
    (
        "specifier of sizes",
        f"%0 = sparse_tensor.storage_specifier.get %spec dim_sz at 0 : {_CSR_SPEC}",
        f"%0 = sparse_tensor.storage_specifier.get %spec lvl_sz at 0 : {_CSR_SPEC}",
    ),
    (
        "specifier of i64",
        f"%0 = sparse_tensor.storage_specifier.get %spec ptr_mem_sz at 1 : {_CSR_SPEC} to i64",
        f"%1 = sparse_tensor.storage_specifier.get %spec pos_mem_sz at 1 : {_CSR_SPEC}\n"
        "%0 = arith.index_cast %1 : index to i64",
    ),
    (
        "specifier in generic form",
        '%0 = "sparse_tensor.storage_specifier.get"(%spec) '
        f"{{specifierKind = #sparse_tensor<kind idx_mem_sz>, level = 1 : index}} : ({_CSR_SPEC}) -> index",
        f"%0 = sparse_tensor.storage_specifier.get %spec crd_mem_sz at 1 : {_CSR_SPEC}",
    ),
    (
        "specifier set to i64",
        f"%0 = sparse_tensor.storage_specifier.set %spec idx_mem_sz at 1 with %i : i64, {_CSR_SPEC}",
        f"%1 = arith.index_cast %i : i64 to index\n"
        f"%0 = sparse_tensor.storage_specifier.set %spec crd_mem_sz at 1 with %1 : {_CSR_SPEC}",
    ),
    (
        "specifier set",
        f"%0 = sparse_tensor.storage_specifier.set %spec dim_sz at 1 with %n : {_CSR_SPEC}",
        f"%0 = sparse_tensor.storage_specifier.set %spec lvl_sz at 1 with %n : {_CSR_SPEC}",
    ),
    (
        "specifier from another one",
        f"%0 = sparse_tensor.storage_specifier.init with %spec : {_CSR_SPEC} to {_CSR_SPEC}",
        f"%0 = sparse_tensor.storage_specifier.init with %spec : from {_CSR_SPEC} to {_CSR_SPEC}",
    ),
    (
        "pack",
        f"%0 = sparse_tensor.pack %vals, %pos, %crd : tensor<3xf64>, {_LEVELS} to tensor<8x8xf64, #COO>",
        f"%0 = sparse_tensor.assemble (%pos, %crd), %vals : ({_LEVELS}), tensor<3xf64> to tensor<8x8xf64, #COO>",
    ),
    (
        "pack without positions",
        "%0 = sparse_tensor.pack %vals, %crd : tensor<3xf64>, tensor<3x2xindex> to tensor<8x8xf64, #COO>",
        "%p = arith.constant dense<[0, 3]> : tensor<2xi32>\n"
        f"%0 = sparse_tensor.assemble (%p, %crd), %vals : ({_LEVELS}), tensor<3xf64> to tensor<8x8xf64, #COO>",
    ),
    (
        "assemble, values first",
        f"%0 = sparse_tensor.assemble %vals, %pos, %crd : tensor<3xf64>, {_LEVELS} to tensor<8x8xf64, #COO>",
        f"%0 = sparse_tensor.assemble (%pos, %crd), %vals : ({_LEVELS}), tensor<3xf64> to tensor<8x8xf64, #COO>",
    ),
    (
        "unpack",
        "%a, %b, %c, %d, %e, %f = sparse_tensor.unpack %coo : tensor<8x8xf64, #COO> "
        f"outs(%vals, %pos, %crd : tensor<3xf64>, {_LEVELS}) -> tensor<3xf64>, ({_LEVELS}), index, (i32, i64)\n"
        "%g = arith.trunci %f : i64 to i32",
        "%b, %c, %a, %e, %f, %d = sparse_tensor.disassemble %coo : tensor<8x8xf64, #COO> "
        f"out_lvls(%pos, %crd : {_LEVELS}) out_vals(%vals : tensor<3xf64>) "
        f"-> ({_LEVELS}), tensor<3xf64>, (i32, i64), index\n"
        "%g = arith.trunci %f : i64 to i32",
    ),
    (
        "unpack, levels first",
        "%r:6 = sparse_tensor.unpack %coo : tensor<8x8xf64, #COO> "
        f"out_lvls(%pos, %crd : {_LEVELS}) out_vals(%vals : tensor<3xf64>) "
        f"-> ({_LEVELS}), tensor<3xf64>, (i32, i64), index",
        "%r:6 = sparse_tensor.disassemble %coo : tensor<8x8xf64, #COO> "
        f"out_lvls(%pos, %crd : {_LEVELS}) out_vals(%vals : tensor<3xf64>) "
        f"-> ({_LEVELS}), tensor<3xf64>, (i32, i64), index",
    ),
    (
        "unpack without buffers",
        "%a, %b, %c = sparse_tensor.unpack %coo : tensor<8x8xf64, #COO> to tensor<3xf64>, tensor<3x2xindex>, i32\n"
        "%d = arith.extui %c : i32 to i64",
        "%x = tensor.empty() : tensor<2xi32>\n%y = tensor.empty() : tensor<3x2xindex>\n"
        "%z = tensor.empty() : tensor<3xf64>\n"
        "%p, %b, %a, %e, %f, %c = sparse_tensor.disassemble %coo : tensor<8x8xf64, #COO> "
        f"out_lvls(%x, %y : {_LEVELS}) out_vals(%z : tensor<3xf64>) -> ({_LEVELS}), tensor<3xf64>, (i32, i32), i32\n"
        "%d = arith.extui %c : i32 to i64",
    ),
    (
        "segment sizes as elements",
        '%0 = "memref.alloc"(%n) {operand_segment_sizes = dense<[1, 0]> : vector<2xi32>} : (index) -> memref<?xf64>',
        "%0 = memref.alloc(%n) : memref<?xf64>",
    ),
    (
        "segment sizes, all alike",
        '%0 = "memref.alloc"(%n, %n) {operand_segment_sizes = dense<1> : vector<2xi32>} '
        ": (index, index) -> memref<?xf64, strided<[1], offset: ?>>",
        '%0 = "memref.alloc"(%n, %n) <{operandSegmentSizes = array<i32: 1, 1>}> '
        ": (index, index) -> memref<?xf64, strided<[1], offset: ?>>",
    ),
    (
        "segment sizes of 2019",
        '%0 = "memref.alloc"(%n) {operand_segment_sizes: dense<vector<2xi32>, [1, 0]>} : (index) -> memref<?xf64>',
        "%0 = memref.alloc(%n) : memref<?xf64>",
    ),
    (
        "segment sizes as an array",
        '%0 = "memref.alloc"(%n) <{operand_segment_sizes = array<i32: 1, 0>}> : (index) -> memref<?xf64>',
        "%0 = memref.alloc(%n) : memref<?xf64>",
    ),
    (
        "segment sizes of results",
        '%0:6 = "sparse_tensor.disassemble"(%coo, %pos, %crd, %vals) {operand_segment_sizes = array<i32: 1, 2, 1>, '
        'result_segment_sizes = dense<[2, 1, 2, 1]> : vector<4xi32>} : '
        f"(tensor<8x8xf64, #COO>, {_LEVELS}, tensor<3xf64>) -> ({_LEVELS}, tensor<3xf64>, index, index, index)",
        '%0:6 = "sparse_tensor.disassemble"(%coo, %pos, %crd, %vals) {operandSegmentSizes = array<i32: 1, 2, 1>, '
        "resultSegmentSizes = array<i32: 2, 1, 2, 1>} : "
        f"(tensor<8x8xf64, #COO>, {_LEVELS}, tensor<3xf64>) -> ({_LEVELS}, tensor<3xf64>, index, index, index)",
    ),
]  # fmt: skip
"""Name, lines in a function with ARGUMENTS then, and today."""

REFUSED = [
    ("sparse_tensor.sort stable %n, %keys, %sizes : memref<?xindex>, memref<?xindex>",
     "'sparse_tensor.sort' op has its 2 keys in buffers of their own: today they are in one"),
    ('"sparse_tensor.sort_coo"(%n, %keys) {nx = 2 : index} : (index, memref<?xindex>) -> ()',
     "the generic form of sparse_tensor.sort_coo is not upgraded"),
    ("%0 = sparse_tensor.indices %csr, %n : tensor<8x?xf64, #CSR> to memref<?xindex>",
     "'sparse_tensor.indices' op its level %n is no constant: today it is an attribute"),
    ("%0 = sparse_tensor.init [%n] : tensor<8x?xf64, #CSR>",
     "'sparse_tensor.init' op unexpected mismatch between tensor rank and sizes"),
    ("%0 = sparse_tensor.tensor %xs : memref<?xf64> to tensor<8x?xf64, #CSR>",
     "'sparse_tensor.tensor' op has no meaning today: "
     "sparse_tensor.load takes the tensor itself, not the arrays of its storage"),
    ("%0 = sparse_tensor.new expand_symmetry %n : index to tensor<8x?xf64, #CSR>",
     "'sparse_tensor.new' op expand_symmetry has no meaning today: files of symmetric matrices are read as is"),
    ("%0 = linalg.sparse_values %csr : tensor<8x?xf64, #CSR> to memref<?xf64>",
     "'linalg.sparse_values' op was part of linalg for some weeks of 2021, when tensors had no encoding"),
    ("%0 = sparse_tensor.insert %v into %bsr[%n, %m] : tensor<8x8xf64, #BSR>",
     "'sparse_tensor.insert' op incorrect number of coordinates"),
    ("%0 = sparse_tensor.pack %vals, %crd batched_lvls = 1 : tensor<3xf64>, tensor<3x2xindex> to tensor<8x8xf64, #COO>",
     "'sparse_tensor.pack' op batched_lvls has no meaning today: the levels themselves are `batch`"),
    ("%d = tensor.cast %vals : tensor<3xf64> to tensor<?xf64>\n"
     "%0 = sparse_tensor.pack %d, %crd : tensor<?xf64>, tensor<3x2xindex> to tensor<8x8xf64, #COO>",
     "'sparse_tensor.pack' op without positions needs an encoding, and to know how many values there are"),
    ("sparse_tensor.lex_insert %csr, %keys, %v : tensor<8x?xf64, #CSR>, memref<?xindex>, f64",
     "'sparse_tensor.lex_insert' op changes %csr in place, which nothing uses later: today it gives a new tensor"),
    ("scf.parallel (%a) = (%n) to (%m) step (%n) {\n"
     "sparse_tensor.lex_insert %csr, %keys, %v : tensor<8x?xf64, #CSR>, memref<?xindex>, f64\n}",
     "'sparse_tensor.lex_insert' op changes its tensor in place within scf.parallel, which cannot carry it"),
    ('"sparse_tensor.lex_insert"(%csr, %keys, %v) : (tensor<8x?xf64, #CSR>, memref<?xindex>, f64) -> ()',
     "'sparse_tensor.lex_insert' op changes a tensor in place; its generic form is not upgraded"),
    ("cf.br ^bb1\n^bb1:\n"
     "sparse_tensor.lex_insert %csr, %keys, %v : tensor<8x?xf64, #CSR>, memref<?xindex>, f64",
     "'sparse_tensor.lex_insert' op changes its tensor in place between branches, which are not followed"),
    ("sparse_tensor.lex_insert %csr, %keys, %v : tensor<8x?xf64, #OTHER>, memref<?xindex>, f64",
     "'sparse_tensor.lex_insert' op the encoding of its tensor is not in the text"),
]  # fmt: skip
"""Lines in a function with ARGUMENTS, and why they have no meaning today."""

REFUSED_ENCODINGS = [
    ("pointerBitWidth = 8, dimOrdering = affine_map<(i) -> (i)>", "expected a non-empty array for level types"),
    ("dimLevelType = []", "expected a non-empty array for level types"),
    ("dimLevelType = 3", "expected an array for dimension level types"),
    ('dimLevelType = ["dense", "squeezed"]', "unexpected dimension level type: squeezed"),
    ('dimLevelType = ["dense-nu"]', "unexpected dimension level type: dense-nu"),
    ('dimLevelType = ["dense"], dimOrdering = affine_map<(i, j) -> (j, i)>',
     "unexpected mismatch in ordering and dimension level types size"),
    ('dimLevelType = ["dense"], dimOrdering = #nowhere', "undefined symbol alias id 'nowhere'"),
    ('dimLevelType = ["dense"], dimOrdering = 3', "expected an affine map for dimension ordering"),
    ('dimLevelType = ["dense", "compressed"], dimSlices = [(0, 4, 1)]',
     "unexpected mismatch between dimension slices and dimensions"),
    ('dimLevelType = ["dense"], dimOrdering = affine_map<(i, j) -> (i)>, higherOrdering = affine_map<(i) -> (i)>',
     "unexpected mismatch of dimOrdering and higherOrdering"),
]  # fmt: skip
"""Encodings with no meaning, today as then."""
