"""The part of the runtime that makes the results of a call, once `calls_ir.py` has found that it can.

    of each result       kind, descriptor of its dtype, bytes of an element (bits of an integer), rank, first slot,
                         slot with its length

A block is freed with a capsule, the base of an array that is the base of the result: NumPy lets a result that was made
read-only be written to again only if its base can be. What lies at the beginning of an argument is the argument itself
where that may be written to and is as large, else a copy. An array of a sparse tensor ends behind its last element; if
it has less than half of its block, it is a copy, as of SciPy's arrays.
"""

from __future__ import annotations

from pyopt.light import Final

RESULT_WORDS: Final = 6
ARRAY, PART, DOUBLE, FLOAT, SIGNED, UNSIGNED, BOOL = range(7)
"""Kinds of results, and of arguments that are numbers. PART: an array of a sparse tensor."""

RESULTS: Final = """
define internal ptr @results(ptr %plan, ptr %tuple, ptr %records, i64 %count, ptr %c, ptr %wanted) {
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
  %object = call ptr @object(ptr %plan, ptr %tuple, ptr %record, ptr %c, ptr %wanted)
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

define internal ptr @object(ptr %plan, ptr %tuple, ptr %record, ptr %c, ptr %wanted) {
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
  %p = load ptr, ptr %at
  %live = call i1 @is_live(ptr %c, ptr %p)
  br i1 %live, label %own, label %given
own:
  %ep = getelementptr ptr, ptr %plan, i64 6
  %entry = load ptr, ptr %ep
  %made = call ptr @array(ptr %record, ptr %entry, ptr %c, ptr %wanted)
  ret ptr %made
given:
  %theirs = call ptr @given_array(ptr %plan, ptr %tuple, ptr %record, ptr %c, ptr %wanted)
  ret ptr %theirs
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
  %copied = call ptr @copied(ptr %record, i32 %rank, ptr %up, ptr %data, i64 %length)
  %lacks1 = icmp eq ptr %copied, null
  br i1 %lacks1, label %failed, label %free
free:
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
  %seen = call ptr @new_array(ptr %record, i32 %rank, ptr %dims, ptr %data)
  %lacks4 = icmp eq ptr %seen, null
  br i1 %lacks4, label %undo, label %over
over:
  %bad1 = call i32 %set(ptr %seen, ptr %made)
  %wrong1 = icmp slt i32 %bad1, 0
  br i1 %wrong1, label %undo1, label %done
done:
  ret ptr %seen
undo1:
  call void @drop_reference(ptr %seen)
  br label %failed
undo:
  call void @drop_reference(ptr %made)
  br label %failed
give:
  call void @drop_reference(ptr %base)
  br label %failed
failed:
  ret ptr null
}

define internal ptr @given_array(ptr %plan, ptr %tuple, ptr %record, ptr %c, ptr %wanted) {
  %r2 = getelementptr i64, ptr %record, i64 2
  %bytes = load i64, ptr %r2
  %r3 = getelementptr i64, ptr %record, i64 3
  %rank = load i64, ptr %r3
  %r4 = getelementptr i64, ptr %record, i64 4
  %slot = load i64, ptr %r4
  %at = getelementptr i64, ptr %wanted, i64 %slot
  %data = load ptr, ptr %at
  %sizes = getelementptr i64, ptr %at, i64 3
  br label %walk
walk:
  %d = phi i64 [ 0, %0 ], [ %d1, %dim ]
  %length = phi i64 [ %bytes, %0 ], [ %longer, %dim ]
  %left = icmp ult i64 %d, %rank
  br i1 %left, label %dim, label %find
dim:
  %sizep = getelementptr i64, ptr %sizes, i64 %d
  %size = load i64, ptr %sizep
  %longer = mul i64 %length, %size
  %d1 = add i64 %d, 1
  br label %walk
find:
  %number = call i64 @argument(ptr %plan, ptr %tuple, ptr %record, ptr %c, ptr %wanted, i64 %length)
  %count0 = getelementptr i64, ptr %c, i64 7
  %count = load i64, ptr %count0
  %twice = shl i64 %count, 1
  %marks0 = getelementptr i64, ptr %c, i64 256
  %marks = getelementptr i64, ptr %marks0, i64 %twice
  %mp = getelementptr i64, ptr %marks, i64 %number
  %mark = load i64, ptr %mp
  %shared = icmp ne i64 %mark, 0
  br i1 %shared, label %same, label %copy
same:
  %object = call ptr @item(ptr %plan, ptr %tuple, i64 %number)
  %held = call ptr @shared(ptr %object)
  ret ptr %held
copy:
  %rank32 = trunc i64 %rank to i32
  %made = call ptr @copied(ptr %record, i32 %rank32, ptr %sizes, ptr %data, i64 %length)
  ret ptr %made
}

define internal ptr @copied(ptr %record, i32 %rank, ptr %dims, ptr %data, i64 %length) {
  %made = call ptr @new_array(ptr %record, i32 %rank, ptr %dims, ptr null)
  %lacks = icmp eq ptr %made, null
  br i1 %lacks, label %out, label %fill
fill:
  %headp = call ptr @python(i64 18)
  %head = ptrtoint ptr %headp to i64
  %datap = getelementptr i8, ptr %made, i64 %head
  %into = load ptr, ptr %datap
  call void @llvm.memcpy.p0.p0.i64(ptr %into, ptr %data, i64 %length, i1 false)
  br label %out
out:
  ret ptr %made
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
