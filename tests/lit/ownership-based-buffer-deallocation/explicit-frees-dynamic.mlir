// RUN: pyopt --split-input-file --ownership-based-buffer-deallocation=private-function-dynamic-ownership=true --verify-diagnostics %s

// Private functions may give what they were passed; that is not the caller's to free.

func.func private @give(%m: memref<8xf32>) -> memref<8xf32> {
  return %m : memref<8xf32>
}
func.func @from_call(%m: memref<8xf32>) {
  %a = call @give(%m) : (memref<8xf32>) -> memref<8xf32>
  // expected-error @+1 {{memory free side-effect on MemRef value not supported!}}
  memref.dealloc %a : memref<8xf32>
  return
}

// -----

func.func private @give(%m: memref<8xf32>) -> memref<8xf32> {
  return %m : memref<8xf32>
}
func.func @own() {
  %m = memref.alloc() : memref<8xf32>
  %a = call @give(%m) : (memref<8xf32>) -> memref<8xf32>
  memref.dealloc %a : memref<8xf32>
  return
}
