// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-deallocation --verify-diagnostics %s

// A loop of branches.
// expected-error @+1 {{Only structured control-flow loops are supported.}}
func.func @loop(%m: memref<?xf32>, %c: i1) {
  cf.br ^a
^a:
  cf.cond_br %c, ^a, ^b
^b:
  return
}

// -----

// No block comes behind both returns. The reference crashes.
func.func @returns(%c: i1) -> memref<2xf32> {
  // expected-error @+1 {{no block comes behind all uses of the buffer}}
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^a, ^b
^a:
  return %a : memref<2xf32>
^b:
  return %b : memref<2xf32>
}

// -----

// It is not known what the region gives.
func.func @region() {
  // expected-error @+1 {{All operations with attached regions need to implement the RegionBranchOpInterface.}}
  %a = "test.region"() ({
    %b = memref.alloc() : memref<2xf32>
    "test.yield"(%b) : (memref<2xf32>) -> ()
  }) : () -> memref<2xf32>
  return
}

// -----

// What is returned although it is freed stays freed where it was: no error, and nothing behind the terminator.

func.func @freed_and_returned(%m: memref<f32>) -> memref<f32> {
  %0 = bufferization.clone %m : memref<f32> to memref<f32>
  memref.dealloc %0 : memref<f32>
  return %0 : memref<f32>
}
