"""The part of the runtime by which blocks of memory grow."""

from __future__ import annotations

from pyopt.light import Final

GROWTH: Final = """
define ptr @pyopt.grow(ptr %old, ptr %from, i64 %had, i64 %size) {
  %c = call ptr @context()
  %large = icmp uge i64 %had, 65536
  %whole = icmp eq ptr %old, %from
  %tried = and i1 %large, %whole
  %few = icmp ult i64 %size, 16777216
  br i1 %tried, label %look, label %copy
look:
  %ours = call i1 @is_live(ptr %c, ptr %old)
  %note = call ptr @entry(ptr %c, ptr %old)
  %quiet = icmp eq ptr %note, null
  %free = and i1 %ours, %quiet
  br i1 %free, label %own, label %copy
own:
  %bp = getelementptr i8, ptr %old, i64 -8
  %start = load ptr, ptr %bp
  %address = ptrtoint ptr %old to i64
  %first = ptrtoint ptr %start to i64
  %away = sub i64 %address, %first
  %far = icmp uge i64 %away, 65536
  %stretches = or i1 %far, %few
  br i1 %stretches, label %stretch, label %copy
copy:
  br i1 %few, label %near, label %apart
near:
  %q1 = call ptr @pyopt.malloc(i64 %size)
  br label %move
apart:
  %room = call i64 @llvm.umax.i64(i64 %size, i64 34603008)
  %end = add i64 %room, 4198479
  %whole1 = and i64 %end, -2097152
  %rest = sub i64 %whole1, 2101328
  %wide = call i64 @llvm.umax.i64(i64 %room, i64 %rest)
  %q2 = call ptr @take(ptr %c, i64 2097152, i64 64, i64 %wide, i64 %size)
  %ap = getelementptr i8, ptr %q2, i64 -8
  %all = load ptr, ptr %ap
  %mapped = add i64 %wide, 2101264
  call void @advise(ptr %all, i64 %mapped)
  br label %move
move:
  %q = phi ptr [ %q1, %near ], [ %q2, %apart ]
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %from, i64 %had, i1 false)
  call void @pyopt.free(ptr %old)
  ret ptr %q
stretch:
  %live = load i64, ptr %c
  %lp = getelementptr i64, ptr %c, i64 1
  %limit = load i64, ptr %lp
  %sp = getelementptr i8, ptr %old, i64 -16
  %before = load i64, ptr %sp
  %others = sub i64 %live, %before
  %sum = add i64 %others, %size
  %over = icmp ugt i64 %sum, %limit
  %wraps = icmp ult i64 %sum, %size
  %extra = add i64 %away, 4176
  %least = add i64 %size, %extra
  %lacks = icmp ult i64 %least, %extra
  %roomy = call i64 @llvm.umax.i64(i64 %least, i64 37748672)
  %above = add i64 %roomy, 2097215
  %pages = and i64 %above, -2097152
  %most = sub i64 %pages, 64
  %total = select i1 %few, i64 %least, i64 %most
  %no1 = or i1 %over, %wraps
  %no = or i1 %no1, %lacks
  br i1 %no, label %bad, label %ask
bad:
  call void @leave(ptr %c, i32 1)
  unreachable
ask:
  call void @detach(ptr %c, ptr %old)
  call void @elsewhere(i64 1)
  %new = call ptr @realloc(ptr %start, i64 %total)
  call void @advise(ptr %new, i64 %total)
  call void @elsewhere(i64 0)
  %none = icmp eq ptr %new, null
  br i1 %none, label %failed, label %good
failed:
  call void @attach(ptr %c, ptr %old, i64 %before)
  br label %bad
good:
  %there = getelementptr i8, ptr %new, i64 %away
  %stays = icmp eq ptr %there, %old
  br i1 %stays, label %out, label %moved
moved:
  %tagged = or i64 %address, 1
  call void @remember(ptr %c, i64 %tagged)
  %at = ptrtoint ptr %there to i64
  %odd = and i64 %at, 63
  %even = icmp eq i64 %odd, 0
  %freed = call i1 @was_freed_lately(ptr %c, ptr %there)
  %taken = xor i1 %freed, true
  %fits = and i1 %even, %taken
  br i1 %fits, label %out, label %choose
choose:
  %begin = ptrtoint ptr %new to i64
  %begin1 = add i64 %begin, 80
  %place = and i64 %begin1, -64
  %base = inttoptr i64 %place to ptr
  br label %try
try:
  %n = phi i64 [ 0, %choose ], [ %n1, %try ]
  %step = shl i64 %n, 6
  %p = getelementptr i8, ptr %base, i64 %step
  %again = call i1 @was_freed_lately(ptr %c, ptr %p)
  %n1 = add i64 %n, 1
  br i1 %again, label %try, label %shift
shift:
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %there, i64 %had, i1 false)
  br label %out
out:
  %r = phi ptr [ %old, %good ], [ %there, %moved ], [ %p, %shift ]
  %rsp = getelementptr i8, ptr %r, i64 -16
  store i64 %size, ptr %rsp
  %rbp = getelementptr i8, ptr %r, i64 -8
  store ptr %new, ptr %rbp
  call void @attach(ptr %c, ptr %r, i64 %size)
  ret ptr %r
}

define ptr @pyopt.grow_c(ptr %old, ptr %from, i64 %had, i64 %size) {
  %whole = icmp eq ptr %old, %from
  br i1 %whole, label %stretch, label %copy
stretch:
  %p = call ptr @realloc(ptr %old, i64 %size)
  ret ptr %p
copy:
  %q = call ptr @malloc(i64 %size)
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %from, i64 %had, i1 false)
  call void @free(ptr %old)
  ret ptr %q
}
"""
"""Blocks that grow: smaller ones as C's do, which takes them from memory that it has still, and keeps it for the next
call. One of 16 MiB begins with a page of 2 MiB, behind the one in which C writes down its size, and has more than the
32 MiB from which on C gives blocks back at once; it is C's to make larger, which moves pages and copies nothing. What
it had stays where it was in the block, unless another block was freed from there lately. Where accesses to freed
blocks are checked, each grows into another."""
