"""Native execution: modules lowered to LLVM IR, compiled by llvmlite, called from Python. See docs/native.md.

`lowering` makes LLVM IR of a module, `llvm` machine code of LLVM IR, `program` loads it, `calls` calls it with slots,
`marshalling` makes slots of values and values of slots. `api` is `pyopt.compile`.
"""
