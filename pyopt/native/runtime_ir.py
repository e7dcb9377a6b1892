"""The part of the runtime that is native: memory that is counted, the way out of a failing program, strided copies.

A call has a *context*, a block of memory that the thread's key leads to. `memory_ir.py` says what becomes of memory
that a program takes during a call.

    bytes of a context     0 live  8 limit  16 table of live blocks  24 blocks taken  32 blocks freed
                           40 table of freed blocks  48 arguments' addresses  56 how many  64 the context around it
                           72 most bytes  80 failed check, or signal  88 what there was  96 what was needed
                           104 usable part of the stack  112 name of the function that goes beyond it  128 jmp_buf
                           1000 not in the program, but in C or Python
                           1008 live blocks  1016 places of their table - 1
                           1024 addresses of the blocks that were freed last  1536 the first table of live blocks
    in front of a block    0 size  8 where malloc's block begins
"""

from __future__ import annotations

from pyopt.light import Final
from pyopt.native.arrays_ir import ARRAYS
from pyopt.native.blocks_ir import TABLES
from pyopt.native.calls_ir import CALLS
from pyopt.native.memory_ir import MEMORY
from pyopt.native.products_ir import PRODUCTS
from pyopt.native.results_ir import RESULTS

CONTEXT_BYTES: Final = 2048
LIVE, LIMIT, TABLE, FREED, FREED_BLOCKS, ARGUMENTS, ARGUMENT_COUNT, LIVE_BLOCKS = 0, 1, 2, 4, 5, 6, 7, 126
"""Fields of a context, as numbers of 8 bytes."""
TABLE_MASK: Final = 127
FIRST_TABLE: Final = 192
FIRST_PLACES: Final = 64
"""The table of live blocks has an address behind the place of its hash; at most half of the places are taken."""
LAST_FREED: Final = 128
LAST_COUNT: Final = 64
"""The addresses of the blocks that were freed last, and the number of places for them; with the bit 1 set if C has
their memory back."""
FREED_ENTRIES: Final = 4096
"""A table of freed blocks has an address at (address / 64) % 4096, that of the block which was freed last of those with
this place; with the bit 1 set if its memory went back to C. Small blocks go back when another one takes their place, so
that their addresses are not used again before. Only programs that check accesses have a table."""
OUT_OF_MEMORY: Final = 1
ABORTED: Final = 2
LIBRARY_FAILED: Final = 3
WRONG_EXTENT: Final = 4
WRONG_FREE: Final = 5
OUT_OF_STACK: Final = 6
WRONG_ALIGNMENT: Final = 7
CRASHED: Final = 8
FAILED_CHECK: Final = 10
"""The field of a context with the number of the check that failed, or of the signal that ended the program; behind it
what there was, and what was needed."""
STACK_PART: Final = 13
DEEPEST: Final = 14
"""The fields of a context for checks of the stack; `recursion.py` says how the part is written as a number."""

GROW: Final = "pyopt_grow"
"""Makes a block larger: takes where it was allocated, where its contents begin, and the bytes before and behind."""

RENAMED: Final = {
    "malloc": "pyopt.malloc",
    "free": "pyopt.free",
    "calloc": "pyopt.calloc",
    "realloc": "pyopt.realloc",
    "aligned_alloc": "pyopt.aligned_alloc",
    "abort": "pyopt.abort",
    "pyopt_freed": "pyopt.freed",
    "pyopt_gemm": "pyopt.gemm",
    GROW: "pyopt.grow",
    "pyopt_wrong_extent": "pyopt.wrong_extent",
    "memrefCopy": "pyopt.memref_copy",
    "_mlir_ciface_memrefCopy": "pyopt.memref_copy_ptr",
    "mlirAlloc": "pyopt.malloc",
    "mlirAlignedAlloc": "pyopt.aligned_alloc",
    "mlirFree": "pyopt.free",
    "mlirAlignedFree": "pyopt.free",
    "_mlir_memref_to_llvm_alloc": "pyopt.malloc",
    "_mlir_memref_to_llvm_aligned_alloc": "pyopt.aligned_alloc",
    "_mlir_memref_to_llvm_free": "pyopt.free",
}
"""The replacements of a program's declarations once it is optimized."""
C_MEMORY: Final = "\ndeclare void @pyopt_c_memory()\n"
"""What is in the text of a program whose memory is C's."""
_OF_C: Final = ("malloc", "free", "calloc", "realloc", "aligned_alloc")
"""C's functions of memory, each of which has one of pyopt's in its place."""


def renamed_in(text: str) -> dict[str, str]:
    """The replacements in a program, whose memory is pyopt's or C's."""
    if C_MEMORY not in text:
        return RENAMED
    theirs = {RENAMED[name]: name for name in _OF_C}
    return {**{name: theirs.get(new, new) for name, new in RENAMED.items()}, GROW: "pyopt.grow_c"}


_WAY_OUT: Final = """
@pyopt.key = global i32 0
@pyopt.callback = global ptr null
@pyopt.totals = global [2 x i64] zeroinitializer
@pyopt.stack = global i64 0
@pyopt.handlers = global [32 x ptr] zeroinitializer

declare ptr @pthread_getspecific(i32)
declare i32 @pthread_setspecific(i32, ptr)
declare ptr @malloc(i64)
declare ptr @realloc(ptr, i64)
declare void @free(ptr)
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn
declare i32 @sigaction(i32, ptr, ptr)
declare i32 @raise(i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare ptr @llvm.frameaddress.p0(i32)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.umax.i64(i64, i64)
declare i64 @llvm.umin.i64(i64, i64)

define internal ptr @context() {
  %key = load i32, ptr @pyopt.key
  %c = call ptr @pthread_getspecific(i32 %key)
  ret ptr %c
}

define internal void @leave(ptr %c, i32 %code) noreturn noinline {
  %buffer = getelementptr i8, ptr %c, i64 128
  call void @longjmp(ptr %buffer, i32 %code)
  unreachable
}

define internal void @elsewhere(i64 %is) {
  %c = call ptr @context()
  %none = icmp eq ptr %c, null
  br i1 %none, label %out, label %note
note:
  %ep = getelementptr i64, ptr %c, i64 125
  store volatile i64 %is, ptr %ep
  br label %out
out:
  ret void
}

define void @pyopt.signal(i32 %signal, ptr %info, ptr %state) {
  %sp = getelementptr i32, ptr %info, i64 2
  %code = load i32, ptr %sp
  %sent = icmp sle i32 %code, 0
  %c = call ptr @context()
  %none = icmp eq ptr %c, null
  %foreign = or i1 %sent, %none
  br i1 %foreign, label %other, label %look
look:
  %ep = getelementptr i64, ptr %c, i64 125
  %away = load volatile i64, ptr %ep
  %not = icmp ne i64 %away, 0
  br i1 %not, label %other, label %ours
ours:
  %np = getelementptr i64, ptr %c, i64 10
  %number = zext i32 %signal to i64
  store i64 %number, ptr %np
  call void @leave(ptr %c, i32 8)
  unreachable
other:
  %at = zext i32 %signal to i64
  %hp = getelementptr ptr, ptr @pyopt.handlers, i64 %at
  %before = load ptr, ptr %hp
  %1 = call i32 @sigaction(i32 %signal, ptr %before, ptr null)
  br i1 %sent, label %again, label %out
again:
  %2 = call i32 @raise(i32 %signal)
  br label %out
out:
  ret void
}

define i32 @pyopt.enter(ptr %c, ptr %f, ptr %a, ptr %r) {
  %key = load i32, ptr @pyopt.key
  %outer = call ptr @pthread_getspecific(i32 %key)
  %o = getelementptr i8, ptr %c, i64 64
  store ptr %outer, ptr %o
  %sp = getelementptr i64, ptr %c, i64 13
  %part = load i64, ptr %sp
  store atomic i64 %part, ptr @pyopt.stack monotonic, align 8
  %1 = call i32 @pthread_setspecific(i32 %key, ptr %c)
  %buffer = getelementptr i8, ptr %c, i64 128
  %code = call i32 @_setjmp(ptr %buffer) returns_twice
  %first = icmp eq i32 %code, 0
  br i1 %first, label %run, label %out
run:
  call void %f(ptr %a, ptr %r)
  br label %out
out:
  %before = load volatile ptr, ptr %o
  %2 = call i32 @pthread_setspecific(i32 %key, ptr %before)
  ret i32 %code
}

define void @pyopt.abort() noreturn {
  %c = call ptr @context()
  call void @leave(ptr %c, i32 2)
  unreachable
}

define void @pyopt.wrong_extent(i64 %number, i64 %found, i64 %wanted) noreturn cold noinline {
  %c = call ptr @context()
  %n = getelementptr i8, ptr %c, i64 80
  store i64 %number, ptr %n
  %f = getelementptr i8, ptr %c, i64 88
  store i64 %found, ptr %f
  %w = getelementptr i8, ptr %c, i64 96
  store i64 %wanted, ptr %w
  call void @leave(ptr %c, i32 4)
  unreachable
}

define void @pyopt.check_stack(i64 %bytes, ptr %name) noinline {
  %c = call ptr @context()
  %lp = getelementptr i64, ptr %c, i64 13
  %part = load i64, ptr %lp
  %first = and i64 %part, 68719476735
  %lowest = shl i64 %first, 12
  %here = call ptr @llvm.frameaddress.p0(i32 0)
  %from = ptrtoint ptr %here to i64
  %above = icmp ugt i64 %from, %lowest
  %room = sub i64 %from, %lowest
  %fits = icmp ult i64 %bytes, %room
  %good = and i1 %above, %fits
  br i1 %good, label %out, label %bad
bad:
  %np = getelementptr i64, ptr %c, i64 14
  store ptr %name, ptr %np
  call void @leave(ptr %c, i32 6)
  unreachable
out:
  store atomic i64 %part, ptr @pyopt.stack monotonic, align 8
  ret void
}

define void @pyopt.library(i64 %number, ptr %a, ptr %r) {
  %f = load ptr, ptr @pyopt.callback
  call void @elsewhere(i64 1)
  %code = call i32 %f(i64 %number, ptr %a, ptr %r)
  call void @elsewhere(i64 0)
  %good = icmp eq i32 %code, 0
  br i1 %good, label %out, label %bad
bad:
  %c = call ptr @context()
  call void @leave(ptr %c, i32 %code)
  unreachable
out:
  ret void
}

"""

_COPIES: Final = """
define void @pyopt.memref_copy_ptr(i64 %bytes, ptr %s, ptr %t) {
  %sp = getelementptr i64, ptr %s, i64 1
  %source = load ptr, ptr %sp
  %rank = load i64, ptr %s
  %tp = getelementptr i64, ptr %t, i64 1
  %target = load ptr, ptr %tp
  call void @copy(i64 %bytes, i64 %rank, ptr %source, ptr %target)
  ret void
}

define void @pyopt.memref_copy(i64 %bytes, ptr %s, ptr %t) {
  call void @pyopt.memref_copy_ptr(i64 %bytes, ptr %s, ptr %t)
  ret void
}

define internal void @copy(i64 %bytes, i64 %rank, ptr %s, ptr %t) {
  %sdp = getelementptr i64, ptr %s, i64 1
  %sd = load ptr, ptr %sdp
  %sop = getelementptr i64, ptr %s, i64 2
  %so = load i64, ptr %sop
  %sizes = getelementptr i64, ptr %s, i64 3
  %ss = getelementptr i64, ptr %sizes, i64 %rank
  %tdp = getelementptr i64, ptr %t, i64 1
  %td = load ptr, ptr %tdp
  %top = getelementptr i64, ptr %t, i64 2
  %to = load i64, ptr %top
  %ts0 = getelementptr i64, ptr %t, i64 3
  %ts = getelementptr i64, ptr %ts0, i64 %rank
  %sb = mul i64 %so, %bytes
  %from = getelementptr i8, ptr %sd, i64 %sb
  %tb = mul i64 %to, %bytes
  %into = getelementptr i8, ptr %td, i64 %tb
  call void @copy_dims(i64 %bytes, i64 %rank, ptr %sizes, ptr %ss, ptr %ts, ptr %from, ptr %into)
  ret void
}

define internal void @copy_dims(i64 %bytes, i64 %rank, ptr %sizes, ptr %ss, ptr %ts, ptr %from, ptr %into) {
  %scalar = icmp eq i64 %rank, 0
  br i1 %scalar, label %one, label %dim
one:
  call void @llvm.memcpy.p0.p0.i64(ptr %into, ptr %from, i64 %bytes, i1 false)
  ret void
dim:
  %size = load i64, ptr %sizes
  %sstride = load i64, ptr %ss
  %tstride = load i64, ptr %ts
  %rest = sub i64 %rank, 1
  %sizes1 = getelementptr i64, ptr %sizes, i64 1
  %ss1 = getelementptr i64, ptr %ss, i64 1
  %ts1 = getelementptr i64, ptr %ts, i64 1
  %inner = icmp eq i64 %rest, 0
  %sunit = icmp eq i64 %sstride, 1
  %tunit = icmp eq i64 %tstride, 1
  %both = and i1 %sunit, %tunit
  %whole = and i1 %both, %inner
  br i1 %whole, label %row, label %loop
row:
  %length = mul i64 %size, %bytes
  call void @llvm.memcpy.p0.p0.i64(ptr %into, ptr %from, i64 %length, i1 false)
  ret void
loop:
  %i = phi i64 [ 0, %dim ], [ %i1, %body ]
  %more = icmp slt i64 %i, %size
  br i1 %more, label %body, label %out
body:
  %sa = mul i64 %i, %sstride
  %sa1 = mul i64 %sa, %bytes
  %f = getelementptr i8, ptr %from, i64 %sa1
  %ta = mul i64 %i, %tstride
  %ta1 = mul i64 %ta, %bytes
  %g = getelementptr i8, ptr %into, i64 %ta1
  call void @copy_dims(i64 %bytes, i64 %rest, ptr %sizes1, ptr %ss1, ptr %ts1, ptr %f, ptr %g)
  %i1 = add i64 %i, 1
  br label %loop
out:
  ret void
}
"""

TEXT: Final = _WAY_OUT + TABLES + MEMORY + _COPIES + ARRAYS + CALLS + RESULTS + PRODUCTS

NARROW_FLOATS: Final = """
define half @__truncdfhf2(double %x) {
  %odd = call float @to_odd(double %x)
  %h = fptrunc float %odd to half
  ret half %h
}

define bfloat @__truncsfbf2(float %x) {
  %bits = bitcast float %x to i32
  %nan = fcmp uno float %x, %x
  br i1 %nan, label %quiet, label %round
quiet:
  %top = lshr i32 %bits, 16
  %q = or i32 %top, 64
  br label %out
round:
  %kept = lshr i32 %bits, 16
  %even = and i32 %kept, 1
  %half = add i32 %even, 32767
  %sum = add i32 %bits, %half
  %rounded = lshr i32 %sum, 16
  br label %out
out:
  %r = phi i32 [ %q, %quiet ], [ %rounded, %round ]
  %r16 = trunc i32 %r to i16
  %b = bitcast i16 %r16 to bfloat
  ret bfloat %b
}

define bfloat @__truncdfbf2(double %x) {
  %odd = call float @to_odd(double %x)
  %b = call bfloat @__truncsfbf2(float %odd)
  ret bfloat %b
}

define internal float @to_odd(double %x) {
  %f = fptrunc double %x to float
  %back = fpext float %f to double
  %inexact = fcmp one double %back, %x
  %bits = bitcast float %f to i32
  %last = and i32 %bits, 1
  %is_even = icmp eq i32 %last, 0
  %change = and i1 %inexact, %is_even
  br i1 %change, label %odd, label %out
odd:
  %a = call double @llvm.fabs.f64(double %back)
  %b = call double @llvm.fabs.f64(double %x)
  %larger = fcmp ogt double %a, %b
  %down = sub i32 %bits, 1
  %up = or i32 %bits, 1
  %new = select i1 %larger, i32 %down, i32 %up
  %r = bitcast i32 %new to float
  ret float %r
out:
  ret float %f
}
"""
"""Conversions to narrow floats that compilers leave to a library. A
double is first rounded to an odd float, so that it is rounded once only."""
