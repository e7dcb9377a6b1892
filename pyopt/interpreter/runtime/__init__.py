"""The functions that programs declare and libraries define: those of MLIR's runner libraries, by name."""
