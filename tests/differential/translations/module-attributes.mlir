// What attributes of a module say.
module attributes {
  llvm.ident = "me",
  llvm.commandline = "x -y",
  llvm.dependent_libraries = #llvm.dependent_libraries<"m\22.so", "">,
  llvm.module_asm = ["a\0Ab", "c\0A", "", "d\\\22"]
} {
  llvm.linker_options ["a", "b"]
  llvm.mlir.global @x() : !llvm.struct<"z", (i32)>
}

// -----
module attributes {llvm.ident = 1, llvm.commandline = 2, llvm.module_asm = ["", "\0A", "\0Ax"]} {
}

// -----
module attributes {llvm.ident = "", llvm.module_asm = [], llvm.target_triple = "x"} {
}

// -----
module attributes {llvm.module_asm = [""]} {
}

// -----
module attributes {llvm.module_asm = "a"} {
}

// -----
module attributes {llvm.module_asm = ["a", 1]} {
}
