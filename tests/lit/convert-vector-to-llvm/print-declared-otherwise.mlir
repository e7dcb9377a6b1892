// RUN: pyopt --split-input-file --verify-diagnostics --convert-vector-to-llvm %s

// A function of the library has another type, or its name is another op's.

// expected-error@below {{redefinition of reserved function 'printF64' of different type '!llvm.func<void (f32)>' is prohibited}}
llvm.func @printF64(f32)
func.func @another_function_of_llvm(%x: f64, %y: i64) {
  vector.print %x : f64
  vector.print %y : i64
  return
}

// -----

// expected-error@below {{redefinition of symbol named 'printF64'}}
func.func private @printF64(f32)
func.func @another_function_of_func(%x: f64) {
  vector.print %x : f64
  return
}

// -----

// The function for numbers, which nothing needs then, is there for the second op all the same.
func.func @last_of_two(%x: f64) {
  vector.print %x : f64
  vector.print %x : f64 punctuation <no_punctuation>
  return
}
// expected-error@below {{redefinition of symbol named 'printNewline'}}
memref.global @printNewline : memref<2xf32>
