"""The part of the runtime that is a call from Python: a method that packs arguments, runs the function and has the
results made (`results_ir.py`), with the functions of Python and NumPy in the table of `python_api.py`.

    words of a frame     0 plan  1 context  2 slots of arguments  3 slots of results  4 usable part of the stack
                         5 `call` of the program

`call` gives a list of the results; None where `pack` does not know an argument, so that nothing ran; else a number, by
which Python looks at what the slots have: that of the way out, 0 if the function returned. Results are made if each is
a number, or a contiguous array in a live block that no other result shows, or at the beginning of an argument.
"""

from __future__ import annotations

from pyopt.light import Final

CALLS: Final = """
@pyopt.python = global ptr null

define internal ptr @python(i64 %number) {
  %table = load ptr, ptr @pyopt.python
  %at = getelementptr ptr, ptr %table, i64 %number
  %f = load ptr, ptr %at
  ret ptr %f
}

define internal void @drop_reference(ptr %object) {
  %f = call ptr @python(i64 5)
  call void %f(ptr %object)
  ret void
}

define internal ptr @shared(ptr %object) {
  %f = call ptr @python(i64 4)
  call void %f(ptr %object)
  ret ptr %object
}

define ptr @pyopt.method(ptr %self, ptr %tuple) {
  %pointer = call ptr @python(i64 1)
  %frame = call ptr %pointer(ptr %self, ptr null)
  %at = getelementptr ptr, ptr %frame, i64 5
  %f = load ptr, ptr %at
  %found = call ptr %f(ptr %frame, ptr %tuple)
  ret ptr %found
}

define ptr @pyopt.call(ptr %frame, ptr %tuple) {
  %plan = load ptr, ptr %frame
  %cp = getelementptr ptr, ptr %frame, i64 1
  %c = load ptr, ptr %cp
  %gp = getelementptr ptr, ptr %frame, i64 2
  %given = load ptr, ptr %gp
  %wp = getelementptr ptr, ptr %frame, i64 3
  %wanted = load ptr, ptr %wp
  %packed = call i32 @pack(ptr %plan, ptr %tuple, ptr %c, ptr %given)
  %known = icmp ne i32 %packed, 0
  br i1 %known, label %run, label %other
other:
  %none = call ptr @python(i64 17)
  %nothing = call ptr @shared(ptr %none)
  ret ptr %nothing
run:
  %pp = getelementptr i64, ptr %frame, i64 4
  %part = load i64, ptr %pp
  %sp = getelementptr i64, ptr %c, i64 13
  store i64 %part, ptr %sp
  %fp = getelementptr ptr, ptr %plan, i64 5
  %f = load ptr, ptr %fp
  %save = call ptr @python(i64 12)
  %state = call ptr %save()
  %code = call i32 @pyopt.enter(ptr %c, ptr %f, ptr %given, ptr %wanted)
  %restore = call ptr @python(i64 13)
  call void %restore(ptr %state)
  %np = getelementptr i64, ptr %plan, i64 7
  %count = load i64, ptr %np
  %ended = icmp ne i32 %code, 0
  %odd = icmp slt i64 %count, 0
  %no = or i1 %ended, %odd
  br i1 %no, label %look, label %take
take:
  %records0 = getelementptr ptr, ptr %plan, i64 8
  %records = load ptr, ptr %records0
  %plain = call i1 @are_plain(ptr %plan, ptr %tuple, ptr %records, i64 %count, ptr %c, ptr %wanted)
  br i1 %plain, label %make, label %look
make:
  %found = call ptr @results(ptr %plan, ptr %tuple, ptr %records, i64 %count, ptr %c, ptr %wanted)
  call void @clear(ptr %c)
  ret ptr %found
look:
  %wide = sext i32 %code to i64
  %long = call ptr @python(i64 9)
  %number = call ptr %long(i64 %wide)
  ret ptr %number
}

define internal void @clear(ptr %c) {
  %np = getelementptr i64, ptr %c, i64 126
  %blocks = load i64, ptr %np
  %fp = getelementptr i64, ptr %c, i64 4
  %freed = load i64, ptr %fp
  %mp = getelementptr i64, ptr %c, i64 127
  %mask = load i64, ptr %mp
  %grown = xor i64 %mask, 63
  %some0 = or i64 %blocks, %freed
  %some1 = or i64 %some0, %grown
  %some = icmp ne i64 %some1, 0
  br i1 %some, label %sweep, label %out
sweep:
  call void @pyopt.sweep(ptr %c)
  br label %out
out:
  ret void
}

define internal i1 @are_plain(ptr %plan, ptr %tuple, ptr %records, i64 %count, ptr %c, ptr %wanted) {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %i1, %good ]
  %more = icmp ult i64 %i, %count
  br i1 %more, label %one, label %yes
one:
  %offset = mul i64 %i, 6
  %record = getelementptr i64, ptr %records, i64 %offset
  %kind = load i64, ptr %record
  %memory = icmp ult i64 %kind, 2
  br i1 %memory, label %array, label %good
array:
  %plain = call i1 @is_plain(ptr %plan, ptr %tuple, ptr %record, ptr %c, ptr %wanted)
  br i1 %plain, label %others, label %no
others:
  %slotp = getelementptr i64, ptr %record, i64 4
  %slot = load i64, ptr %slotp
  %at = getelementptr ptr, ptr %wanted, i64 %slot
  %p = load ptr, ptr %at
  br label %apart
apart:
  %j = phi i64 [ 0, %others ], [ %j1, %next ]
  %before = icmp ult i64 %j, %i
  br i1 %before, label %compare, label %good
compare:
  %j1 = add i64 %j, 1
  %offset2 = mul i64 %j, 6
  %record2 = getelementptr i64, ptr %records, i64 %offset2
  %kind2 = load i64, ptr %record2
  %memory2 = icmp ult i64 %kind2, 2
  br i1 %memory2, label %pointers, label %next
pointers:
  %slotp2 = getelementptr i64, ptr %record2, i64 4
  %slot2 = load i64, ptr %slotp2
  %at2 = getelementptr ptr, ptr %wanted, i64 %slot2
  %p2 = load ptr, ptr %at2
  %same = icmp eq ptr %p, %p2
  br i1 %same, label %no, label %next
next:
  br label %apart
good:
  %i1 = add i64 %i, 1
  br label %loop
yes:
  ret i1 true
no:
  ret i1 false
}

define internal i1 @is_plain(ptr %plan, ptr %tuple, ptr %record, ptr %c, ptr %wanted) {
  %kind = load i64, ptr %record
  %r2 = getelementptr i64, ptr %record, i64 2
  %bytes = load i64, ptr %r2
  %r3 = getelementptr i64, ptr %record, i64 3
  %rank = load i64, ptr %r3
  %r4 = getelementptr i64, ptr %record, i64 4
  %slot = load i64, ptr %r4
  %r5 = getelementptr i64, ptr %record, i64 5
  %last = load i64, ptr %r5
  %at = getelementptr i64, ptr %wanted, i64 %slot
  %p = load ptr, ptr %at
  %sizesp = getelementptr i64, ptr %at, i64 3
  %stridesp = getelementptr i64, ptr %sizesp, i64 %rank
  br label %walk
walk:
  %d = phi i64 [ %rank, %0 ], [ %d1, %dim ]
  %count = phi i64 [ 1, %0 ], [ %count1, %dim ]
  %d1 = sub i64 %d, 1
  %left = icmp ne i64 %d, 0
  br i1 %left, label %dim0, label %room
dim0:
  %sizep = getelementptr i64, ptr %sizesp, i64 %d1
  %size = load i64, ptr %sizep
  %stridep = getelementptr i64, ptr %stridesp, i64 %d1
  %stride = load i64, ptr %stridep
  %product = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %count, i64 %size)
  %count1 = extractvalue { i64, i1 } %product, 0
  %over = extractvalue { i64, i1 } %product, 1
  %some = icmp sgt i64 %size, 0
  %one = icmp eq i64 %size, 1
  %next = icmp eq i64 %stride, %count
  %fits0 = or i1 %one, %next
  %fits1 = and i1 %fits0, %some
  %within = xor i1 %over, true
  %fits = and i1 %fits1, %within
  br i1 %fits, label %dim, label %no
dim:
  br label %walk
room:
  %whole = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %count, i64 %bytes)
  %length = extractvalue { i64, i1 } %whole, 0
  %long = extractvalue { i64, i1 } %whole, 1
  br i1 %long, label %no, label %place
place:
  %live = call i1 @is_live(ptr %c, ptr %p)
  br i1 %live, label %own, label %other
other:
  %number = call i64 @argument(ptr %plan, ptr %tuple, ptr %record, ptr %c, ptr %wanted, i64 %length)
  %shown = icmp sge i64 %number, 0
  ret i1 %shown
own:
  %start = call i64 @start(ptr %at, i64 %bytes)
  %from = ptrtoint ptr %p to i64
  %away = sub i64 %start, %from
  %bp = getelementptr i8, ptr %p, i64 -16
  %block = load i64, ptr %bp
  %rest = sub i64 %block, %away
  %begins = icmp ule i64 %away, %block
  %ends = icmp ule i64 %length, %rest
  %in = and i1 %begins, %ends
  %below = sub i64 %bytes, 1
  %odd = and i64 %start, %below
  %aligned = icmp eq i64 %odd, 0
  %good = and i1 %in, %aligned
  br i1 %good, label %used, label %no
used:
  %part = icmp eq i64 %kind, 1
  br i1 %part, label %ends_in, label %yes
ends_in:
  %up = getelementptr i64, ptr %wanted, i64 %last
  %use = load i64, ptr %up
  %enough = icmp ule i64 %use, %count
  ret i1 %enough
yes:
  ret i1 true
no:
  ret i1 false
}

define internal i64 @argument(ptr %plan, ptr %tuple, ptr %record, ptr %c, ptr %wanted, i64 %length) {
  %kind = load i64, ptr %record
  %part = icmp ne i64 %kind, 0
  %dp = getelementptr i64, ptr %record, i64 1
  %dtype = load i64, ptr %dp
  %r3 = getelementptr i64, ptr %record, i64 3
  %rank = load i64, ptr %r3
  %r4 = getelementptr i64, ptr %record, i64 4
  %slot = load i64, ptr %r4
  %at = getelementptr i64, ptr %wanted, i64 %slot
  %p = load i64, ptr %at
  %sizes = getelementptr i64, ptr %at, i64 3
  %start = call i64 @start(ptr %at, i64 1)
  %op = getelementptr i64, ptr %at, i64 2
  %offset = load i64, ptr %op
  %moved = icmp ne i64 %start, %p
  %shifted = icmp ne i64 %offset, 0
  %fp = getelementptr i64, ptr %c, i64 4
  %freed = load i64, ptr %fp
  %some = icmp ne i64 %freed, 0
  %no0 = or i1 %part, %some
  %no1 = or i1 %moved, %shifted
  %no = or i1 %no0, %no1
  %np = getelementptr i64, ptr %c, i64 7
  %count = load i64, ptr %np
  %starts = getelementptr i64, ptr %c, i64 256
  %ends = getelementptr i64, ptr %starts, i64 %count
  %marks = getelementptr i64, ptr %ends, i64 %count
  %hp = getelementptr i64, ptr %plan, i64 2
  %head = load i64, ptr %hp
  br i1 %no, label %none, label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %i1, %next ]
  %more = icmp ult i64 %i, %count
  br i1 %more, label %look, label %none
look:
  %sp = getelementptr i64, ptr %starts, i64 %i
  %from = load i64, ptr %sp
  %ep = getelementptr i64, ptr %ends, i64 %i
  %to = load i64, ptr %ep
  %room = sub i64 %to, %from
  %begins = icmp eq i64 %from, %p
  %holds = icmp ule i64 %length, %room
  %it = and i1 %begins, %holds
  br i1 %it, label %found, label %next
found:
  %mp = getelementptr i64, ptr %marks, i64 %i
  %mark = load i64, ptr %mp
  %shared = icmp ne i64 %mark, 0
  br i1 %shared, label %compare, label %yes
compare:
  %object = call ptr @item(ptr %plan, ptr %tuple, i64 %i)
  %fields = getelementptr i8, ptr %object, i64 %head
  %ndp = getelementptr i8, ptr %fields, i64 8
  %nd = load i32, ptr %ndp
  %nd64 = zext i32 %nd to i64
  %dimsp = getelementptr i8, ptr %fields, i64 16
  %dims = load ptr, ptr %dimsp
  %descrp = getelementptr i8, ptr %fields, i64 40
  %descr = load i64, ptr %descrp
  %same_rank = icmp eq i64 %nd64, %rank
  %same_dtype = icmp eq i64 %descr, %dtype
  %alike = and i1 %same_rank, %same_dtype
  br i1 %alike, label %extents, label %next
extents:
  %d = phi i64 [ 0, %compare ], [ %d1, %extent ]
  %left = icmp ult i64 %d, %rank
  br i1 %left, label %extent, label %yes
extent:
  %d1 = add i64 %d, 1
  %s1p = getelementptr i64, ptr %dims, i64 %d
  %s1 = load i64, ptr %s1p
  %s2p = getelementptr i64, ptr %sizes, i64 %d
  %s2 = load i64, ptr %s2p
  %equal = icmp eq i64 %s1, %s2
  br i1 %equal, label %extents, label %next
next:
  %i1 = add i64 %i, 1
  br label %loop
yes:
  ret i64 %i
none:
  ret i64 -1
}

define internal ptr @item(ptr %plan, ptr %tuple, i64 %number) {
  %bp = getelementptr i64, ptr %plan, i64 9
  %before = load i64, ptr %bp
  %items = getelementptr i8, ptr %tuple, i64 %before
  %at = getelementptr ptr, ptr %items, i64 %number
  %object = load ptr, ptr %at
  ret ptr %object
}

define internal i64 @start(ptr %at, i64 %bytes) {
  %ap = getelementptr i64, ptr %at, i64 1
  %aligned = load i64, ptr %ap
  %op = getelementptr i64, ptr %at, i64 2
  %offset = load i64, ptr %op
  %away = mul i64 %offset, %bytes
  %start = add i64 %aligned, %away
  ret i64 %start
}
"""
