// RUN: pyopt %s --normalize-memrefs | FileCheck %s

// Types of arguments and results, also of functions that are only declared.

#tile = affine_map<(i, j) -> (i floordiv 4, j, i mod 4)>
#two = affine_map<(i, j) -> (j floordiv 8, i floordiv 4, i mod 4, j mod 8)>
#nested = affine_map<(i, j) -> ((i mod 4) floordiv 2, (j floordiv 3) mod 2, i * 3 + j)>
#scaled = affine_map<(i, j) -> ((2 * i) floordiv 4, (2 * i) mod 4, j)>
#shifted = affine_map<(i, j) -> ((i + 1) floordiv 4, j + 2, (i + 1) mod 4)>
#untiled = affine_map<(i, j) -> (i floordiv 4, j mod 3)>
#symbols = affine_map<(i)[s] -> (i + s)>
#divided = affine_map<(i)[s] -> (i floordiv s, i mod s)>

func.func private @static(memref<16x30xf32, #tile>, memref<17x30xf32, #two>)
    -> memref<16x30xf32, #nested>
func.func private @more(memref<16x30xf32, #scaled>, memref<16x30xf32, #shifted, 3>)
    -> (i32, memref<16x30xi8, #untiled>)
func.func private @strided(memref<16xf32, strided<[2]>>,
                           memref<4x4xf32, strided<[8, 1], offset: 3>>,
                           memref<4x4xf32, strided<[1, 4]>>)
func.func private @repeated(memref<4xf32, strided<[0]>>, memref<4xf32, affine_map<(i) -> (2)>>)
func.func private @dynamic(memref<?x30xf32, #tile>, memref<7x?xf32, #two>, memref<?x?xf32, #scaled>,
                           memref<?x?xf32, #shifted>)

// Without tiles dynamic sizes stay, and so do sizes that symbols decide.
func.func private @staying(memref<?x30xf32, #untiled>, memref<?x4xf32, strided<[8, 1]>>,
                           memref<4x4xf32, strided<[?, 1]>>)
func.func private @unbounded(memref<16xf32, #symbols>, memref<16xf32, #divided>,
                             memref<4xf32, strided<[1], offset: ?>>)
func.func private @plain(memref<16xf32>, memref<4xf32, strided<[1]>>,
                         memref<f32, strided<[], offset: 3>>, memref<*xf32>, tensor<4xf32>)

// CHECK: #map = affine_map<(d0, d1) -> (d0 floordiv 4, d1 mod 3)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (d0 floordiv s0, d0 mod s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @static(memref<4x30x4xf32>, memref<4x5x4x8xf32>) -> memref<2x2x75xf32>
// CHECK-NEXT:   func.func private @more(memref<8x3x30xf32>, memref<5x32x4xf32, 3>) -> (i32, memref<4x3xi8>)
// CHECK-NEXT:   func.func private @strided(memref<31xf32>, memref<31xf32>, memref<16xf32>)
// CHECK-NEXT:   func.func private @repeated(memref<1xf32>, memref<3xf32>)
// CHECK-NEXT:   func.func private @dynamic(memref<?x30x?xf32>, memref<?x2x4x?xf32>, memref<?x?x?xf32>, memref<?x?x?xf32>)
// CHECK-NEXT:   func.func private @staying(memref<?x30xf32, #map>, memref<?x4xf32, strided<[8, 1]>>, memref<4x4xf32, strided<[?, 1]>>)
// CHECK-NEXT:   func.func private @unbounded(memref<16xf32, #map1>, memref<16xf32, #map2>, memref<4xf32, strided<[1], offset: ?>>)
// CHECK-NEXT:   func.func private @plain(memref<16xf32>, memref<4xf32, strided<[1]>>, memref<f32, strided<[], offset: 3>>, memref<*xf32>, tensor<4xf32>)
// CHECK-NEXT: }
