"""The tables that the runtime has of a call's blocks of memory: which are live, and which were freed last.

A block is live if its address is in the table of live blocks, behind the place of its hash; at most half of the places
are taken. With checks of accesses there is a table of freed blocks, too (`entry`, `holds`).
"""

from __future__ import annotations

from pyopt.light import Final

TABLES: Final = """
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

define internal void @evict_all(ptr %table, i64 %places) {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %i1, %loop ]
  %entry = getelementptr i64, ptr %table, i64 %i
  call void @evict(ptr %entry)
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %places
  br i1 %more, label %loop, label %out
out:
  ret void
}

define internal i64 @home(i64 %address, i64 %mask) {
  %product = mul i64 %address, -7046029254386353131
  %high = lshr i64 %product, 32
  %place = and i64 %high, %mask
  ret i64 %place
}

define internal i64 @place(ptr %table, i64 %mask, i64 %address) {
  %home = call i64 @home(i64 %address, i64 %mask)
  br label %loop
loop:
  %i = phi i64 [ %home, %0 ], [ %after, %next ]
  %entry = getelementptr i64, ptr %table, i64 %i
  %value = load i64, ptr %entry
  %same = icmp eq i64 %value, %address
  %empty = icmp eq i64 %value, 0
  %stop = or i1 %same, %empty
  br i1 %stop, label %out, label %next
next:
  %i1 = add i64 %i, 1
  %after = and i64 %i1, %mask
  br label %loop
out:
  ret i64 %i
}

define internal i1 @is_live(ptr %c, ptr %p) {
  %tp = getelementptr i64, ptr %c, i64 2
  %table = load ptr, ptr %tp
  %mp = getelementptr i64, ptr %c, i64 127
  %mask = load i64, ptr %mp
  %address = ptrtoint ptr %p to i64
  %i = call i64 @place(ptr %table, i64 %mask, i64 %address)
  %entry = getelementptr i64, ptr %table, i64 %i
  %value = load i64, ptr %entry
  %found = icmp ne i64 %value, 0
  ret i1 %found
}

define internal void @put(ptr %table, i64 %mask, i64 %address) {
  %i = call i64 @place(ptr %table, i64 %mask, i64 %address)
  %entry = getelementptr i64, ptr %table, i64 %i
  store i64 %address, ptr %entry
  ret void
}

define internal void @grow(ptr %c, ptr %table, i64 %mask) cold noinline {
  %places = add i64 %mask, 1
  %more = shl i64 %places, 2
  %bytes = shl i64 %more, 3
  %new = call ptr @ask(i64 %bytes)
  %none = icmp eq ptr %new, null
  br i1 %none, label %bad, label %good
bad:
  call void @leave(ptr %c, i32 1)
  unreachable
good:
  call void @llvm.memset.p0.i64(ptr %new, i8 0, i64 %bytes, i1 false)
  %wide = sub i64 %more, 1
  br label %loop
loop:
  %i = phi i64 [ 0, %good ], [ %i1, %next ]
  %entry = getelementptr i64, ptr %table, i64 %i
  %value = load i64, ptr %entry
  %empty = icmp eq i64 %value, 0
  br i1 %empty, label %next, label %one
one:
  call void @put(ptr %new, i64 %wide, i64 %value)
  br label %next
next:
  %i1 = add i64 %i, 1
  %again = icmp ult i64 %i1, %places
  br i1 %again, label %loop, label %out
out:
  call void @drop_table(ptr %c)
  %tp = getelementptr i64, ptr %c, i64 2
  store ptr %new, ptr %tp
  %mp = getelementptr i64, ptr %c, i64 127
  store i64 %wide, ptr %mp
  ret void
}

define internal void @drop_table(ptr %c) {
  %tp = getelementptr i64, ptr %c, i64 2
  %table = load ptr, ptr %tp
  %first = getelementptr i64, ptr %c, i64 192
  %own = icmp eq ptr %table, %first
  br i1 %own, label %out, label %give
give:
  call void @give(ptr %table)
  br label %out
out:
  ret void
}

define internal void @remove(ptr %table, i64 %mask, i64 %address) {
  %start = call i64 @place(ptr %table, i64 %mask, i64 %address)
  br label %loop
loop:
  %gap = phi i64 [ %start, %0 ], [ %gap1, %next ]
  %j = phi i64 [ %start, %0 ], [ %k, %next ]
  %j1 = add i64 %j, 1
  %k = and i64 %j1, %mask
  %hole = getelementptr i64, ptr %table, i64 %gap
  %entry = getelementptr i64, ptr %table, i64 %k
  %value = load i64, ptr %entry
  %empty = icmp eq i64 %value, 0
  br i1 %empty, label %out, label %compare
compare:
  %home = call i64 @home(i64 %value, i64 %mask)
  %from = sub i64 %k, %home
  %way = and i64 %from, %mask
  %over = sub i64 %k, %gap
  %back = and i64 %over, %mask
  %moves = icmp uge i64 %way, %back
  br i1 %moves, label %move, label %next
move:
  store i64 %value, ptr %hole
  br label %next
next:
  %gap1 = phi i64 [ %gap, %compare ], [ %k, %move ]
  br label %loop
out:
  store i64 0, ptr %hole
  ret void
}

define internal i1 @was_freed_lately(ptr %c, ptr %p) {
  %fp = getelementptr i64, ptr %c, i64 4
  %freed = load i64, ptr %fp
  %never = icmp eq i64 %freed, 0
  br i1 %never, label %no, label %look
no:
  ret i1 false
look:
  %address = ptrtoint ptr %p to i64
  %wanted = or i64 %address, 1
  br label %loop
loop:
  %i = phi i64 [ 0, %look ], [ %i1, %loop ]
  %found = phi i1 [ false, %look ], [ %any, %loop ]
  %at = add i64 %i, 128
  %entry = getelementptr i64, ptr %c, i64 %at
  %value = load i64, ptr %entry
  %tagged = or i64 %value, 1
  %same = icmp eq i64 %tagged, %wanted
  %any = or i1 %found, %same
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 64
  br i1 %more, label %loop, label %out
out:
  ret i1 %any
}
"""
