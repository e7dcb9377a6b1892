"""A body for printf: C's vsnprintf makes the text, and Python prints it, in order with all else that is printed.

A program calls it with any number of arguments, which slots cannot hold.
"""

from __future__ import annotations

import platform
import re
import sys

from pyopt.light import Final

DECLARATION: Final = 'func.func private @"printString"(!llvm.ptr)'
"""The library function that prints the text."""
_DECLARED: Final = r"(?m)^declare i32 @printf\(ptr[^,)]*, \.\.\.\).*\n"


def calls_printf(text: str) -> bool:
    return "@printf(" in text and re.search(_DECLARED, text) is not None


def with_printf(text: str, number: int) -> str:
    """The text with a body for printf; `number` is that of the function that prints a string."""
    list, load = "%p", ""
    if sys.platform == "darwin" and platform.machine() == "arm64":
        list, load = "%l", "  %l = load ptr, ptr %p\n"
    declared = ("void @pyopt.library(i64, ptr, ptr)", "ptr @malloc(i64)", "void @free(ptr)")
    head = "".join([f"declare {one}\n" for one in declared if f"declare {one.partition('(')[0]}(" not in text])
    return (
        re.sub(_DECLARED, "", text)
        + head
        + f"""declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
declare i32 @vsnprintf(ptr, i64, ptr, ptr)

define internal i32 @pyopt.vprintf(ptr %t, i64 %s, ptr %f, ptr %p) noinline {{
{load}  %n = call i32 @vsnprintf(ptr %t, i64 %s, ptr %f, ptr {list})
  ret i32 %n
}}

define internal i32 @printf(ptr %f, ...) noinline {{
  %p = alloca [8 x i64], align 16
  %a = alloca i64, align 8
  call void @llvm.va_start.p0(ptr %p)
  %n = call i32 @pyopt.vprintf(ptr null, i64 0, ptr %f, ptr %p)
  call void @llvm.va_end.p0(ptr %p)
  %m = sext i32 %n to i64
  %s = add i64 %m, 1
  %t = call ptr @malloc(i64 %s)
  call void @llvm.va_start.p0(ptr %p)
  %k = call i32 @pyopt.vprintf(ptr %t, i64 %s, ptr %f, ptr %p)
  call void @llvm.va_end.p0(ptr %p)
  store ptr %t, ptr %a, align 8
  call void @pyopt.library(i64 {number}, ptr %a, ptr %a)
  call void @free(ptr %t)
  ret i32 %n
}}
"""
    )
