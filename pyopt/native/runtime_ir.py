"""The part of the runtime that is native: memory that is counted, the way out of a failing program, strided copies.

A call has a *context*, a block of memory that the thread's key leads to. All memory that a program takes during a call
hangs in a list of that context, so that what the program leaves can be freed when the call is over.

    bytes of a context     0 live  8 limit  16 first block  24 blocks taken  32 blocks freed  40 table of freed blocks
                           48 arguments' addresses  56 how many  64 the context around it  72 most bytes
                           80 failed check  88 what there was  96 what was needed
                           104 usable part of the stack  112 name of the function that goes beyond it  128 jmp_buf
                           1024 addresses of the blocks that were freed last
    in front of a block    0 previous  8 next  16 size  24 where malloc's block begins
"""

from __future__ import annotations

from pyopt.light import Final

CONTEXT_BYTES: Final = 2048
LIVE, LIMIT, FIRST, TAKEN, FREED, FREED_BLOCKS, ARGUMENTS, ARGUMENT_COUNT, PEAK = 0, 1, 2, 3, 4, 5, 6, 7, 9
"""Fields of a context, as numbers of 8 bytes."""
LAST_FREED: Final = 128
LAST_COUNT: Final = 64
"""The addresses of the blocks that were freed last, and the greatest number of them."""
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
FAILED_CHECK: Final = 10
"""The field of a context with the number of the check that failed; behind it what there was, and what was needed."""
STACK_PART: Final = 13
DEEPEST: Final = 14
"""The fields of a context for checks of the stack; `recursion.py` says how the part is written as a number."""

RENAMED: Final = {
    "malloc": "pyopt.malloc",
    "free": "pyopt.free",
    "calloc": "pyopt.calloc",
    "realloc": "pyopt.realloc",
    "aligned_alloc": "pyopt.aligned_alloc",
    "abort": "pyopt.abort",
    "pyopt_freed": "pyopt.freed",
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

TEXT: Final = """
@pyopt.key = global i32 0
@pyopt.callback = global ptr null
@pyopt.totals = global [2 x i64] zeroinitializer
@pyopt.stack = global i64 0

declare ptr @pthread_getspecific(i32)
declare i32 @pthread_setspecific(i32, ptr)
declare ptr @malloc(i64)
declare void @free(ptr)
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare ptr @llvm.frameaddress.p0(i32)

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
  %code = call i32 %f(i64 %number, ptr %a, ptr %r)
  %good = icmp eq i32 %code, 0
  br i1 %good, label %out, label %bad
bad:
  %c = call ptr @context()
  call void @leave(ptr %c, i32 %code)
  unreachable
out:
  ret void
}

define ptr @pyopt.malloc(i64 %size) {
  %p = call ptr @pyopt.aligned_alloc(i64 64, i64 %size)
  ret ptr %p
}

define internal ptr @entry(ptr %c, ptr %p) {
  %fp = getelementptr i64, ptr %c, i64 5
  %table = load ptr, ptr %fp
  %none = icmp eq ptr %table, null
  %address = ptrtoint ptr %p to i64
  %line = lshr i64 %address, 6
  %place = and i64 %line, 4095
  %found = getelementptr i64, ptr %table, i64 %place
  %entry = select i1 %none, ptr null, ptr %found
  ret ptr %entry
}

define internal i1 @holds(ptr %entry, ptr %p) {
  %value = load i64, ptr %entry
  %address = ptrtoint ptr %p to i64
  %one = or i64 %value, 1
  %other = or i64 %address, 1
  %same = icmp eq i64 %one, %other
  ret i1 %same
}

define i64 @pyopt.freed(i64 %address) {
  %c = call ptr @context()
  %p = inttoptr i64 %address to ptr
  %entry = call ptr @entry(ptr %c, ptr %p)
  %none = icmp eq ptr %entry, null
  br i1 %none, label %no, label %look
look:
  %same = call i1 @holds(ptr %entry, ptr %p)
  %found = zext i1 %same to i64
  ret i64 %found
no:
  ret i64 0
}

define internal void @evict(ptr %entry) {
  %value = load i64, ptr %entry
  %tag = and i64 %value, 1
  %kept = icmp eq i64 %tag, 0
  %some = icmp ne i64 %value, 0
  %held = and i1 %kept, %some
  store i64 0, ptr %entry
  br i1 %held, label %give, label %out
give:
  %p = inttoptr i64 %value to ptr
  call void @pyopt.release(ptr %p)
  br label %out
out:
  ret void
}

define void @pyopt.drop_freed(ptr %table) {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %i1, %loop ]
  %entry = getelementptr i64, ptr %table, i64 %i
  call void @evict(ptr %entry)
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 4096
  br i1 %more, label %loop, label %out
out:
  ret void
}

define ptr @pyopt.calloc(i64 %n, i64 %each) {
  %size = mul i64 %n, %each
  %p = call ptr @pyopt.aligned_alloc(i64 16, i64 %size)
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %size, i1 false)
  ret ptr %p
}

define ptr @pyopt.aligned_alloc(i64 %align, i64 %size) {
  %c = call ptr @context()
  %live = load i64, ptr %c
  %lp = getelementptr i64, ptr %c, i64 1
  %limit = load i64, ptr %lp
  %sum = add i64 %live, %size
  %over = icmp ugt i64 %sum, %limit
  %wraps = icmp ult i64 %sum, %size
  %no = or i1 %over, %wraps
  br i1 %no, label %bad, label %take
take:
  %extra = add i64 %align, 32
  %total = add i64 %size, %extra
  %start = call ptr @malloc(i64 %total)
  %none = icmp eq ptr %start, null
  br i1 %none, label %bad, label %good
bad:
  call void @leave(ptr %c, i32 1)
  unreachable
good:
  %from = ptrtoint ptr %start to i64
  %end = add i64 %from, %extra
  %minus = sub i64 0, %align
  %place = and i64 %end, %minus
  %p = inttoptr i64 %place to ptr
  call void @attach(ptr %c, ptr %p, i64 %size, ptr %start)
  %counted = atomicrmw add ptr @pyopt.totals, i64 1 monotonic
  ret ptr %p
}

define internal void @attach(ptr %c, ptr %p, i64 %size, ptr %start) {
  %entry = call ptr @entry(ptr %c, ptr %p)
  %untold = icmp eq ptr %entry, null
  br i1 %untold, label %begin, label %told
told:
  %again = call i1 @holds(ptr %entry, ptr %p)
  br i1 %again, label %forget, label %begin
forget:
  store i64 0, ptr %entry
  br label %begin
begin:
  %previous = getelementptr i8, ptr %p, i64 -32
  %next = getelementptr i8, ptr %p, i64 -24
  %sp = getelementptr i8, ptr %p, i64 -16
  %bp = getelementptr i8, ptr %p, i64 -8
  %fp = getelementptr i64, ptr %c, i64 2
  %head = load ptr, ptr %fp
  store ptr null, ptr %previous
  store ptr %head, ptr %next
  store i64 %size, ptr %sp
  store ptr %start, ptr %bp
  store ptr %p, ptr %fp
  %empty = icmp eq ptr %head, null
  br i1 %empty, label %count, label %link
link:
  %hp = getelementptr i8, ptr %head, i64 -32
  store ptr %p, ptr %hp
  br label %count
count:
  %live = load i64, ptr %c
  %now = add i64 %live, %size
  store i64 %now, ptr %c
  %pp = getelementptr i64, ptr %c, i64 9
  %peak = load i64, ptr %pp
  %higher = icmp ugt i64 %now, %peak
  %most = select i1 %higher, i64 %now, i64 %peak
  store i64 %most, ptr %pp
  %tp = getelementptr i64, ptr %c, i64 3
  %taken = load i64, ptr %tp
  %taken1 = add i64 %taken, 1
  store i64 %taken1, ptr %tp
  ret void
}

define void @pyopt.detach(ptr %c, ptr %p) {
  %pp = getelementptr i8, ptr %p, i64 -32
  %np = getelementptr i8, ptr %p, i64 -24
  %previous = load ptr, ptr %pp
  %next = load ptr, ptr %np
  %first = icmp eq ptr %previous, null
  %before = getelementptr i8, ptr %previous, i64 -24
  %head = getelementptr i64, ptr %c, i64 2
  %target = select i1 %first, ptr %head, ptr %before
  store ptr %next, ptr %target
  %last = icmp eq ptr %next, null
  br i1 %last, label %count, label %link
link:
  %after = getelementptr i8, ptr %next, i64 -32
  store ptr %previous, ptr %after
  br label %count
count:
  %sp = getelementptr i8, ptr %p, i64 -16
  %size = load i64, ptr %sp
  %live = load i64, ptr %c
  %now = sub i64 %live, %size
  store i64 %now, ptr %c
  ret void
}

define void @pyopt.release(ptr %p) {
  %bp = getelementptr i8, ptr %p, i64 -8
  %start = load ptr, ptr %bp
  call void @free(ptr %start)
  %tp = getelementptr i64, ptr @pyopt.totals, i64 1
  %counted = atomicrmw add ptr %tp, i64 1 monotonic
  ret void
}

define void @pyopt.sweep(ptr %c) {
  br label %loop
loop:
  %fp = getelementptr i64, ptr %c, i64 2
  %p = load ptr, ptr %fp
  %none = icmp eq ptr %p, null
  br i1 %none, label %out, label %one
one:
  call void @pyopt.detach(ptr %c, ptr %p)
  call void @pyopt.release(ptr %p)
  br label %loop
out:
  ret void
}

define void @pyopt.free(ptr %p) {
  %none = icmp eq ptr %p, null
  br i1 %none, label %out, label %look
look:
  %c = call ptr @context()
  %note = call ptr @entry(ptr %c, ptr %p)
  %quiet = icmp eq ptr %note, null
  %address = ptrtoint ptr %p to i64
  br i1 %quiet, label %search, label %before
before:
  %twice = call i1 @holds(ptr %note, ptr %p)
  br i1 %twice, label %bad, label %search
search:
  %ap = getelementptr i64, ptr %c, i64 6
  %arguments = load ptr, ptr %ap
  %kp = getelementptr i64, ptr %c, i64 7
  %count = load i64, ptr %kp
  br label %loop
loop:
  %i = phi i64 [ 0, %search ], [ %i1, %again ]
  %more = icmp ult i64 %i, %count
  br i1 %more, label %compare, label %ours
compare:
  %ep = getelementptr ptr, ptr %arguments, i64 %i
  %entry = load ptr, ptr %ep
  %is = icmp eq ptr %entry, %p
  br i1 %is, label %given, label %again
again:
  %i1 = add i64 %i, 1
  br label %loop
given:
  br i1 %quiet, label %out, label %tell
tell:
  call void @evict(ptr %note)
  %tagged = or i64 %address, 1
  store i64 %tagged, ptr %note
  br label %out
ours:
  %fp = getelementptr i64, ptr %c, i64 2
  %head = load ptr, ptr %fp
  br label %walk
walk:
  %n = phi i64 [ 0, %ours ], [ %n1, %next ]
  %b = phi ptr [ %head, %ours ], [ %after, %next ]
  %end = icmp eq ptr %b, null
  br i1 %end, label %bad, label %block
block:
  %found = icmp eq ptr %b, %p
  %far = icmp eq i64 %n, 64
  %stop = or i1 %found, %far
  br i1 %stop, label %take, label %next
next:
  %n1 = add i64 %n, 1
  %np = getelementptr i8, ptr %b, i64 -24
  %after = load ptr, ptr %np
  br label %walk
bad:
  call void @leave(ptr %c, i32 5)
  unreachable
take:
  call void @pyopt.detach(ptr %c, ptr %p)
  br i1 %quiet, label %release, label %record
record:
  call void @evict(ptr %note)
  %bp = getelementptr i8, ptr %p, i64 -16
  %bytes = load i64, ptr %bp
  %small = icmp ule i64 %bytes, 65536
  %tag = select i1 %small, i64 0, i64 1
  %value = or i64 %address, %tag
  store i64 %value, ptr %note
  br i1 %small, label %tally, label %release
release:
  call void @pyopt.release(ptr %p)
  br label %tally
tally:
  %tp = getelementptr i64, ptr %c, i64 4
  %freed = load i64, ptr %tp
  %last = and i64 %freed, 63
  %among = add i64 %last, 128
  %ap1 = getelementptr i64, ptr %c, i64 %among
  store i64 %address, ptr %ap1
  %freed1 = add i64 %freed, 1
  store i64 %freed1, ptr %tp
  br label %out
out:
  ret void
}

define ptr @pyopt.realloc(ptr %old, i64 %size) {
  %new = call ptr @pyopt.aligned_alloc(i64 16, i64 %size)
  %none = icmp eq ptr %old, null
  br i1 %none, label %out, label %copy
copy:
  %sp = getelementptr i8, ptr %old, i64 -16
  %had = load i64, ptr %sp
  %less = icmp ult i64 %had, %size
  %bytes = select i1 %less, i64 %had, i64 %size
  call void @llvm.memcpy.p0.p0.i64(ptr %new, ptr %old, i64 %bytes, i1 false)
  call void @pyopt.free(ptr %old)
  br label %out
out:
  ret ptr %new
}

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

declare double @llvm.fabs.f64(double)
"""
"""Conversions to narrow floats that compilers leave to a library, for LLVMs that know bfloat as a type of values. A
double is first rounded to an odd float, so that it is rounded once only."""
