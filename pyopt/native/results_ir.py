"""The part of the runtime that is a call from Python: a method that packs arguments, runs the function and makes the
results, with the functions of Python and NumPy in the table of `python_api.py`.

    words of a frame     0 plan  1 context  2 slots of arguments  3 slots of results  4 usable part of the stack
                         5 `call` of the program
    of each result       kind, descriptor of its dtype, bytes of an element (bits of an integer), rank, first slot,
                         slot with its length

`call` gives a list of the results; None where `pack` does not know an argument, so that nothing ran; else a
number, by which Python looks at what the slots have: that of the way out, 0 if the function returned. A result is made
here if it is a number, or a contiguous array in a live block that no other result shows. The block is freed with the
capsule that is the array's base. An array of a sparse tensor ends behind its last element; if it has less than half of
its block, it is a copy, as of SciPy's arrays.
"""

from __future__ import annotations

from pyopt.light import Final

RESULT_WORDS: Final = 6
ARRAY, PART, DOUBLE, FLOAT, SIGNED, UNSIGNED, BOOL = range(7)
"""Kinds of results. PART: an array of a sparse tensor."""

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
  %plain = call i1 @are_plain(ptr %records, i64 %count, ptr %c, ptr %wanted)
  br i1 %plain, label %make, label %look
make:
  %found = call ptr @results(ptr %plan, ptr %records, i64 %count, ptr %c, ptr %wanted)
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

define internal i1 @are_plain(ptr %records, i64 %count, ptr %c, ptr %wanted) {
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
  %plain = call i1 @is_plain(ptr %record, ptr %c, ptr %wanted)
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

define internal i1 @is_plain(ptr %record, ptr %c, ptr %wanted) {
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
  %live = call i1 @is_live(ptr %c, ptr %p)
  br i1 %live, label %sizes, label %no
sizes:
  %sizesp = getelementptr i64, ptr %at, i64 3
  %stridesp = getelementptr i64, ptr %sizesp, i64 %rank
  br label %walk
walk:
  %d = phi i64 [ %rank, %sizes ], [ %d1, %dim ]
  %count = phi i64 [ 1, %sizes ], [ %count1, %dim ]
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
  %start = call i64 @start(ptr %at, i64 %bytes)
  %from = ptrtoint ptr %p to i64
  %away = sub i64 %start, %from
  %bp = getelementptr i8, ptr %p, i64 -16
  %block = load i64, ptr %bp
  %rest = sub i64 %block, %away
  %begins = icmp ule i64 %away, %block
  %ends = icmp ule i64 %length, %rest
  %in0 = and i1 %begins, %ends
  %short = xor i1 %long, true
  %in = and i1 %in0, %short
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

define internal i64 @start(ptr %at, i64 %bytes) {
  %ap = getelementptr i64, ptr %at, i64 1
  %aligned = load i64, ptr %ap
  %op = getelementptr i64, ptr %at, i64 2
  %offset = load i64, ptr %op
  %away = mul i64 %offset, %bytes
  %start = add i64 %aligned, %away
  ret i64 %start
}

define internal ptr @results(ptr %plan, ptr %records, i64 %count, ptr %c, ptr %wanted) {
  %ep = getelementptr ptr, ptr %plan, i64 6
  %entry = load ptr, ptr %ep
  %new = call ptr @python(i64 6)
  %list = call ptr %new(i64 %count)
  %none = icmp eq ptr %list, null
  br i1 %none, label %failed, label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %i1, %put ]
  %more = icmp ult i64 %i, %count
  br i1 %more, label %one, label %done
one:
  %offset = mul i64 %i, 6
  %record = getelementptr i64, ptr %records, i64 %offset
  %object = call ptr @object(ptr %record, ptr %entry, ptr %c, ptr %wanted)
  %lacks = icmp eq ptr %object, null
  br i1 %lacks, label %drop, label %put
put:
  %set = call ptr @python(i64 7)
  %1 = call i32 %set(ptr %list, i64 %i, ptr %object)
  %i1 = add i64 %i, 1
  br label %loop
drop:
  call void @drop_reference(ptr %list)
  br label %failed
failed:
  ret ptr null
done:
  ret ptr %list
}

define internal ptr @object(ptr %record, ptr %entry, ptr %c, ptr %wanted) {
  %kind = load i64, ptr %record
  %r2 = getelementptr i64, ptr %record, i64 2
  %bits = load i64, ptr %r2
  %above = sub i64 64, %bits
  %r4 = getelementptr i64, ptr %record, i64 4
  %slot = load i64, ptr %r4
  %at = getelementptr i64, ptr %wanted, i64 %slot
  switch i64 %kind, label %array [ i64 2, label %double i64 3, label %float i64 4, label %signed
                                   i64 5, label %unsigned i64 6, label %bool ]
array:
  %made = call ptr @array(ptr %record, ptr %entry, ptr %c, ptr %wanted)
  ret ptr %made
double:
  %d = load double, ptr %at
  br label %floating
float:
  %f = load float, ptr %at
  %fd = fpext float %f to double
  br label %floating
floating:
  %number = phi double [ %d, %double ], [ %fd, %float ]
  %ff = call ptr @python(i64 8)
  %a_float = call ptr %ff(double %number)
  ret ptr %a_float
signed:
  %s = load i64, ptr %at
  %s1 = shl i64 %s, %above
  %s2 = ashr i64 %s1, %above
  %sf = call ptr @python(i64 9)
  %a_signed = call ptr %sf(i64 %s2)
  ret ptr %a_signed
unsigned:
  %u = load i64, ptr %at
  %u1 = shl i64 %u, %above
  %u2 = lshr i64 %u1, %above
  %uf = call ptr @python(i64 10)
  %an_unsigned = call ptr %uf(i64 %u2)
  ret ptr %an_unsigned
bool:
  %b = load i64, ptr %at
  %b1 = and i64 %b, 1
  %bf = call ptr @python(i64 11)
  %a_bool = call ptr %bf(i64 %b1)
  ret ptr %a_bool
}

define internal ptr @array(ptr %record, ptr %entry, ptr %c, ptr %wanted) {
  %kind = load i64, ptr %record
  %r2 = getelementptr i64, ptr %record, i64 2
  %bytes = load i64, ptr %r2
  %r3 = getelementptr i64, ptr %record, i64 3
  %rank64 = load i64, ptr %r3
  %rank = trunc i64 %rank64 to i32
  %r4 = getelementptr i64, ptr %record, i64 4
  %slot = load i64, ptr %r4
  %r5 = getelementptr i64, ptr %record, i64 5
  %last = load i64, ptr %r5
  %at = getelementptr i64, ptr %wanted, i64 %slot
  %p = load ptr, ptr %at
  %sizes = getelementptr i64, ptr %at, i64 3
  %start = call i64 @start(ptr %at, i64 %bytes)
  %data = inttoptr i64 %start to ptr
  %part = icmp eq i64 %kind, 1
  br i1 %part, label %look, label %show
look:
  %up = getelementptr i64, ptr %wanted, i64 %last
  %used = load i64, ptr %up
  %bp = getelementptr i8, ptr %p, i64 -16
  %block = load i64, ptr %bp
  %odd = urem i64 %block, %bytes
  %uneven = icmp ne i64 %odd, 0
  %count = udiv i64 %block, %bytes
  %room = select i1 %uneven, i64 %block, i64 %count
  %half = lshr i64 %room, 1
  %spare = icmp ult i64 %used, %half
  br i1 %spare, label %copy, label %show
copy:
  %length = mul i64 %used, %bytes
  %copied = call ptr @new_array(ptr %record, i32 %rank, ptr %up, ptr null)
  %lacks1 = icmp eq ptr %copied, null
  br i1 %lacks1, label %failed, label %fill
fill:
  %headp = call ptr @python(i64 18)
  %head = ptrtoint ptr %headp to i64
  %datap = getelementptr i8, ptr %copied, i64 %head
  %into = load ptr, ptr %datap
  call void @llvm.memcpy.p0.p0.i64(ptr %into, ptr %data, i64 %length, i1 false)
  call void @detach(ptr %c, ptr %p)
  call void @pyopt.release(ptr %p)
  ret ptr %copied
show:
  %dims = phi ptr [ %sizes, %0 ], [ %up, %look ]
  %capsule = call ptr @python(i64 0)
  %base = call ptr %capsule(ptr %p, ptr null, ptr @pyopt.drop)
  %lacks2 = icmp eq ptr %base, null
  br i1 %lacks2, label %failed, label %own
own:
  %held = call ptr @shared(ptr %entry)
  %keep = call ptr @python(i64 3)
  %1 = call i32 %keep(ptr %base, ptr %held)
  call void @detach(ptr %c, ptr %p)
  %made = call ptr @new_array(ptr %record, i32 %rank, ptr %dims, ptr %data)
  %lacks3 = icmp eq ptr %made, null
  br i1 %lacks3, label %give, label %bind
bind:
  %set = call ptr @python(i64 15)
  %bad = call i32 %set(ptr %made, ptr %base)
  %wrong = icmp slt i32 %bad, 0
  br i1 %wrong, label %undo, label %out
out:
  ret ptr %made
undo:
  call void @drop_reference(ptr %made)
  br label %failed
give:
  call void @drop_reference(ptr %base)
  br label %failed
failed:
  ret ptr null
}

define internal ptr @new_array(ptr %record, i32 %rank, ptr %dims, ptr %data) {
  %r1 = getelementptr ptr, ptr %record, i64 1
  %descr0 = load ptr, ptr %r1
  %descr = call ptr @shared(ptr %descr0)
  %type = call ptr @python(i64 16)
  %new = call ptr @python(i64 14)
  %own = icmp eq ptr %data, null
  %flags = select i1 %own, i32 0, i32 1281
  %made = call ptr %new(ptr %type, ptr %descr, i32 %rank, ptr %dims, ptr null, ptr %data, i32 %flags, ptr null)
  ret ptr %made
}

define void @pyopt.drop(ptr %capsule) {
  %pointer = call ptr @python(i64 1)
  %p = call ptr %pointer(ptr %capsule, ptr null)
  %context = call ptr @python(i64 2)
  %entry = call ptr %context(ptr %capsule)
  call void @pyopt.release(ptr %p)
  %drop = call ptr @python(i64 5)
  musttail call void %drop(ptr %entry)
  ret void
}
"""
"""The program that a block is of may go with its last array. So `drop` ends by a jump: nothing returns to it."""
