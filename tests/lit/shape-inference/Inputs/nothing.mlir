func.func private @nothing()
