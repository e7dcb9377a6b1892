"""Names of the standard dialect that got the name of arith or math in front; `a=b` for what is called b today."""

from __future__ import annotations

from pyopt.light import Final

ARITHMETIC: Final = (
    "addi subi muli addf subf mulf divf remf and=andi or=ori xor=xori divis=divsi diviu=divui remis=remsi "
    "remiu=remui divi_signed=divsi divi_unsigned=divui remi_signed=remsi remi_unsigned=remui shlis=shli "
    "shift_left=shli shift_right_signed=shrsi shift_right_unsigned=shrui ceildivi_signed=ceildivsi "
    "floordivi_signed=floordivsi sitofp uitofp fptosi fptoui sexti=extsi zexti=extui trunci fpext=extf "
    "fptrunc=truncf index_cast bitcast negf maxsi maxui minsi minui maxf=maximumf minf=minimumf"
)
FUNCTIONS: Final = (
    "exp exp2 expm1 log log2 log10 log1p sin cos tanh sqrt rsqrt absf ceilf=ceil floorf=floor copysign powf atan "
    "atan2 fmaf=fma erf"
)
