"""The part of the runtime that takes memory and gives it back.

The context of a call has the addresses of all blocks that are live: so only these are freed, and what the program
leaves is freed when the call is over. A new block never has the address of one of the last 64 that were freed: small
ones are kept so long, and large ones, of which C gives the same memory again, begin some lines further on. Threads of
the pool have contexts of their own; what is live when one is done belongs to another context, or is freed.
"""

from __future__ import annotations

import sys

from pyopt.light import Final
from pyopt.native.growth_ir import GROWTH

LINUX: Final = sys.platform.startswith("linux")
ADVICE: Final = """
declare i32 @madvise(ptr, i64, i32)

define internal void @advise(ptr %p, i64 %bytes) {
  %large = icmp uge i64 %bytes, 2097152
  %some = icmp ne ptr %p, null
  %asks = and i1 %large, %some
  br i1 %asks, label %ask, label %out
ask:
  %from = ptrtoint ptr %p to i64
  %begin = and i64 %from, -4096
  %end = add i64 %from, %bytes
  %length = sub i64 %end, %begin
  %page = inttoptr i64 %begin to ptr
  %done = call i32 @madvise(ptr %page, i64 %length, i32 14)
  br label %out
out:
  ret void
}
"""
"""Large blocks may have huge pages, as NumPy's arrays do (MADV_HUGEPAGE): fewer pages are asked of the system. They
begin with one, and have small ones at their end, so that no more memory is taken than is needed. Of those that grow,
all of the mapping is advised: Linux moves and stretches only what is one mapping (mremap). C keeps blocks of up to
32 MiB for who asks next: those that fit, but not with room to begin with a huge page, begin anywhere."""
NO_ADVICE: Final = """
define internal void @advise(ptr %p, i64 %bytes) {
  ret void
}
"""
BLOCKS: Final = """
define internal ptr @ask(i64 %bytes) {
  call void @elsewhere(i64 1)
  %p = call ptr @malloc(i64 %bytes)
  call void @elsewhere(i64 0)
  ret ptr %p
}

define internal void @give(ptr %p) {
  call void @elsewhere(i64 1)
  call void @free(ptr %p)
  call void @elsewhere(i64 0)
  ret void
}

define ptr @pyopt.malloc(i64 %size) {
  %p = call ptr @pyopt.aligned_alloc(i64 64, i64 %size)
  ret ptr %p
}

define ptr @pyopt.calloc(i64 %n, i64 %each) {
  %product = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %n, i64 %each)
  %size = extractvalue { i64, i1 } %product, 0
  %over = extractvalue { i64, i1 } %product, 1
  %asked = select i1 %over, i64 -1, i64 %size
  %p = call ptr @pyopt.aligned_alloc(i64 16, i64 %asked)
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %size, i1 false)
  ret ptr %p
}

define ptr @pyopt.aligned_alloc(i64 %align, i64 %size) {
  %c = call ptr @context()
  %ones = call i64 @llvm.ctpop.i64(i64 %align)
  %power = icmp eq i64 %ones, 1
  br i1 %power, label %look, label %odd
odd:
  call void @leave(ptr %c, i32 7)
  unreachable
look:
  %step = call i64 @llvm.umax.i64(i64 %align, i64 64)
  %many = icmp uge i64 %size, 2097152
  %plain = icmp ult i64 %align, 2097152
  %huge = and i1 %many, %plain
  br i1 %huge, label %pages, label %block
block:
  %p = call ptr @take(ptr %c, i64 %align, i64 %step, i64 %size, i64 %size)
  ret ptr %p
pages:
  %over = sub i64 %size, 31449088 ; 30 MiB - 8 KiB, for what is in front of a block
  %kept = icmp ult i64 %over, 2097152
  %whole = select i1 %kept, i64 %align, i64 2097152
  %q = call ptr @take(ptr %c, i64 %whole, i64 %step, i64 %size, i64 %size)
  %from = ptrtoint ptr %q to i64
  %last = add i64 %from, %size
  %end = and i64 %last, -2097152
  %length = sub i64 %end, %from
  call void @advise(ptr %q, i64 %length)
  ret ptr %q
}

define internal ptr @take(ptr %c, i64 %align, i64 %step, i64 %room, i64 %size) {
  %live = load i64, ptr %c
  %lp = getelementptr i64, ptr %c, i64 1
  %limit = load i64, ptr %lp
  %sum = add i64 %live, %size
  %over = icmp ugt i64 %sum, %limit
  %wraps = icmp ult i64 %sum, %size
  %high = icmp ugt i64 %align, 4611686018427387904
  %no1 = or i1 %over, %wraps
  %no = or i1 %no1, %high
  br i1 %no, label %bad, label %take
bad:
  call void @leave(ptr %c, i32 1)
  unreachable
take:
  %p = call ptr @fresh(ptr %c, i64 %align, i64 %step, i64 %room)
  %sp = getelementptr i8, ptr %p, i64 -16
  store i64 %size, ptr %sp
  call void @attach(ptr %c, ptr %p, i64 %size)
  %counted = atomicrmw add ptr @pyopt.totals, i64 1 monotonic
  ret ptr %p
}

define internal ptr @fresh(ptr %c, i64 %asked, i64 %step, i64 %size) {
  %tiny = icmp ult i64 %asked, 16
  %align = select i1 %tiny, i64 16, i64 %asked
  %small = icmp ule i64 %size, 4096
  %steps = mul i64 %step, 64
  %spare = select i1 %small, i64 0, i64 %steps
  %extra0 = add i64 %align, 16
  %extra = add i64 %extra0, %spare
  %total = add i64 %size, %extra
  %lacks = icmp ult i64 %total, %extra
  br i1 %lacks, label %bad, label %ask
ask:
  %start = call ptr @ask(i64 %total)
  %none = icmp eq ptr %start, null
  br i1 %none, label %bad, label %good
bad:
  call void @leave(ptr %c, i32 1)
  unreachable
good:
  %from = ptrtoint ptr %start to i64
  %end = add i64 %from, %extra0
  %minus = sub i64 0, %align
  %place = and i64 %end, %minus
  %base = inttoptr i64 %place to ptr
  %fp = getelementptr i64, ptr %c, i64 4
  %freed = load i64, ptr %fp
  %turn = urem i64 %freed, 65
  %begin = select i1 %small, i64 0, i64 %turn
  br label %try
try:
  %n = phi i64 [ %begin, %good ], [ %n1, %on ]
  %away = mul i64 %n, %step
  %p = getelementptr i8, ptr %base, i64 %away
  %again = call i1 @was_freed_lately(ptr %c, ptr %p)
  br i1 %again, label %other, label %out
other:
  br i1 %small, label %elsewhere, label %on
on:
  %after = add i64 %n, 1
  %end1 = icmp ugt i64 %after, 64
  %n1 = select i1 %end1, i64 0, i64 %after
  br label %try
elsewhere:
  %q = call ptr @fresh(ptr %c, i64 %asked, i64 %step, i64 %size)
  call void @give(ptr %start)
  ret ptr %q
out:
  %bp = getelementptr i8, ptr %p, i64 -8
  store ptr %start, ptr %bp
  ret ptr %p
}

define internal void @attach(ptr %c, ptr %p, i64 %size) {
  %note = call ptr @entry(ptr %c, ptr %p)
  %untold = icmp eq ptr %note, null
  br i1 %untold, label %begin, label %told
told:
  %again = call i1 @holds(ptr %note, ptr %p)
  br i1 %again, label %forget, label %begin
forget:
  store i64 0, ptr %note
  br label %begin
begin:
  %np = getelementptr i64, ptr %c, i64 126
  %blocks = load i64, ptr %np
  %mp = getelementptr i64, ptr %c, i64 127
  %mask = load i64, ptr %mp
  %tp = getelementptr i64, ptr %c, i64 2
  %table = load ptr, ptr %tp
  %twice = shl i64 %blocks, 1
  %full = icmp ugt i64 %twice, %mask
  br i1 %full, label %wider, label %enter
wider:
  call void @grow(ptr %c, ptr %table, i64 %mask)
  br label %enter
enter:
  %mask1 = load i64, ptr %mp
  %table1 = load ptr, ptr %tp
  %address = ptrtoint ptr %p to i64
  call void @put(ptr %table1, i64 %mask1, i64 %address)
  %blocks1 = add i64 %blocks, 1
  store i64 %blocks1, ptr %np
  %live = load i64, ptr %c
  %now = add i64 %live, %size
  store i64 %now, ptr %c
  %pp = getelementptr i64, ptr %c, i64 9
  %peak = load i64, ptr %pp
  %higher = icmp ugt i64 %now, %peak
  %most = select i1 %higher, i64 %now, i64 %peak
  store i64 %most, ptr %pp
  %kp = getelementptr i64, ptr %c, i64 3
  %taken = load i64, ptr %kp
  %taken1 = add i64 %taken, 1
  store i64 %taken1, ptr %kp
  ret void
}

define i64 @pyopt.claim(ptr %c, ptr %p) {
  %live = call i1 @is_live(ptr %c, ptr %p)
  br i1 %live, label %take, label %none
take:
  call void @detach(ptr %c, ptr %p)
  %sp = getelementptr i8, ptr %p, i64 -16
  %size = load i64, ptr %sp
  ret i64 %size
none:
  ret i64 -1
}

define internal void @detach(ptr %c, ptr %p) {
  %tp = getelementptr i64, ptr %c, i64 2
  %table = load ptr, ptr %tp
  %mp = getelementptr i64, ptr %c, i64 127
  %mask = load i64, ptr %mp
  %address = ptrtoint ptr %p to i64
  call void @remove(ptr %table, i64 %mask, i64 %address)
  %np = getelementptr i64, ptr %c, i64 126
  %blocks = load i64, ptr %np
  %blocks1 = sub i64 %blocks, 1
  store i64 %blocks1, ptr %np
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
  call void @give(ptr %start)
  %tp = getelementptr i64, ptr @pyopt.totals, i64 1
  %counted = atomicrmw add ptr %tp, i64 1 monotonic
  ret void
}

define void @pyopt.sweep(ptr %c) {
  %tp = getelementptr i64, ptr %c, i64 2
  %table = load ptr, ptr %tp
  %mp = getelementptr i64, ptr %c, i64 127
  %mask = load i64, ptr %mp
  %places = add i64 %mask, 1
  call void @evict_all(ptr %table, i64 %places)
  call void @drop_table(ptr %c)
  %first = getelementptr i64, ptr %c, i64 192
  store ptr %first, ptr %tp
  store i64 63, ptr %mp
  store i64 0, ptr %c
  %np = getelementptr i64, ptr %c, i64 126
  store i64 0, ptr %np
  %last = getelementptr i64, ptr %c, i64 128
  call void @evict_all(ptr %last, i64 64)
  %fp = getelementptr i64, ptr %c, i64 5
  %notes = load ptr, ptr %fp
  %none = icmp eq ptr %notes, null
  br i1 %none, label %out, label %all
all:
  call void @evict_all(ptr %notes, i64 4096)
  br label %out
out:
  ret void
}

define void @pyopt.settle(ptr %to, ptr %from) {
  %none = icmp eq ptr %to, null
  br i1 %none, label %out, label %each
each:
  %tp = getelementptr i64, ptr %from, i64 2
  %table = load ptr, ptr %tp
  %mp = getelementptr i64, ptr %from, i64 127
  %mask = load i64, ptr %mp
  br label %loop
loop:
  %i = phi i64 [ 0, %each ], [ %i1, %on ]
  %entry = getelementptr i64, ptr %table, i64 %i
  %address = load i64, ptr %entry
  %free = icmp eq i64 %address, 0
  br i1 %free, label %on, label %hand
hand:
  store i64 0, ptr %entry
  %p = inttoptr i64 %address to ptr
  %sp = getelementptr i8, ptr %p, i64 -16
  %size = load i64, ptr %sp
  call void @attach(ptr %to, ptr %p, i64 %size)
  br label %on
on:
  %i1 = add i64 %i, 1
  %more = icmp ule i64 %i1, %mask
  br i1 %more, label %loop, label %out
out:
  call void @pyopt.sweep(ptr %from)
  ret void
}

define internal void @remember(ptr %c, i64 %value) {
  %fp = getelementptr i64, ptr %c, i64 4
  %freed = load i64, ptr %fp
  %last = and i64 %freed, 63
  %among = add i64 %last, 128
  %entry = getelementptr i64, ptr %c, i64 %among
  call void @evict(ptr %entry)
  store i64 %value, ptr %entry
  %freed1 = add i64 %freed, 1
  store i64 %freed1, ptr %fp
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
  %tagged = or i64 %address, 1
  %ours = call i1 @is_live(ptr %c, ptr %p)
  br i1 %ours, label %take, label %search
search:
  %ap = getelementptr i64, ptr %c, i64 6
  %arguments = load ptr, ptr %ap
  %kp = getelementptr i64, ptr %c, i64 7
  %count = load i64, ptr %kp
  br label %loop
loop:
  %i = phi i64 [ 0, %search ], [ %i1, %again ]
  %more = icmp ult i64 %i, %count
  br i1 %more, label %compare, label %bad
compare:
  %ep = getelementptr ptr, ptr %arguments, i64 %i
  %entry = load ptr, ptr %ep
  %is = icmp eq ptr %entry, %p
  br i1 %is, label %given, label %again
again:
  %i1 = add i64 %i, 1
  br label %loop
bad:
  call void @leave(ptr %c, i32 5)
  unreachable
given:
  store ptr null, ptr %ep
  call void @remember(ptr %c, i64 %tagged)
  br i1 %quiet, label %out, label %tell
tell:
  call void @evict(ptr %note)
  store i64 %tagged, ptr %note
  br label %out
take:
  call void @detach(ptr %c, ptr %p)
  %sp = getelementptr i8, ptr %p, i64 -16
  %bytes = load i64, ptr %sp
  br i1 %quiet, label %brief, label %long
brief:
  %tiny = icmp ule i64 %bytes, 4096
  %value = select i1 %tiny, i64 %address, i64 %tagged
  call void @remember(ptr %c, i64 %value)
  br i1 %tiny, label %out, label %release
long:
  call void @remember(ptr %c, i64 %tagged)
  call void @evict(ptr %note)
  %small = icmp ule i64 %bytes, 65536
  %noted = select i1 %small, i64 %address, i64 %tagged
  store i64 %noted, ptr %note
  br i1 %small, label %out, label %release
release:
  call void @pyopt.release(ptr %p)
  br label %out
out:
  ret void
}

define ptr @pyopt.realloc(ptr %old, i64 %size) {
  %c = call ptr @context()
  %none = icmp eq ptr %old, null
  br i1 %none, label %new, label %known
new:
  %p = call ptr @pyopt.aligned_alloc(i64 16, i64 %size)
  ret ptr %p
known:
  %ours = call i1 @is_live(ptr %c, ptr %old)
  br i1 %ours, label %change, label %bad
bad:
  call void @leave(ptr %c, i32 5)
  unreachable
change:
  %sp = getelementptr i8, ptr %old, i64 -16
  %had = load i64, ptr %sp
  %bytes = call i64 @llvm.umin.i64(i64 %had, i64 %size)
  %q = call ptr @pyopt.grow(ptr %old, ptr %old, i64 %bytes, i64 %size)
  ret ptr %q
}
"""
MEMORY: Final = (ADVICE if LINUX else NO_ADVICE) + BLOCKS + GROWTH
