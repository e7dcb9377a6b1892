"""The arith dialect: `dialect` declares it; other dialects use its enumerations and arithmetic without loading that."""
