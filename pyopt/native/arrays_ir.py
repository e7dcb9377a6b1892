"""The part of the runtime that reads arrays as NumPy has them, instead of ten steps in Python for each.

    words of a plan      0 arrays  1 type of NumPy's arrays  2 bytes in front of an object's fields  3 limit of memory
                         4 whether any array may be written to  5 address of the function  6 the program's `Entry`
                         7 results, -1 if Python takes them from the slots  8 address of their records (`results_ir.py`)
                         9 bytes in front of a tuple's items
    of each array        descriptor of its dtype, flags that it needs, bytes of an element, whether it may be written
                         to, rank, first slot, then an extent for each dimension, -1 where any will do
    of each number       0, kind (`results_ir.py`), least and greatest integer, 1, slot, bits that count
    behind a context     addresses of the arrays, their ends, whether they may be written to

`pack` makes the context of a call new, and writes numbers, and what is known of the arrays in a tuple, to the context
and the slots. It gives 0 where an array or number is not as the plan says, or an array shares memory with one that may
be written to: then Python goes through the arguments one by one, and says what is wrong, or makes copies.
"""

from __future__ import annotations

from pyopt.light import Final

HEAD_WORDS: Final = 10

ARRAYS: Final = """
define internal i32 @pack(ptr %plan, ptr %tuple, ptr %c, ptr %slots) {
  call void @llvm.memset.p0.i64(ptr %c, i8 0, i64 2048, i1 false)
  %count = load i64, ptr %plan
  %typep = getelementptr i64, ptr %plan, i64 1
  %type = load i64, ptr %typep
  %headp = getelementptr i64, ptr %plan, i64 2
  %head = load i64, ptr %headp
  %limitp = getelementptr i64, ptr %plan, i64 3
  %limit = load i64, ptr %limitp
  %anyp = getelementptr i64, ptr %plan, i64 4
  %any = load i64, ptr %anyp
  %writes = icmp ne i64 %any, 0
  %lp = getelementptr i64, ptr %c, i64 1
  store i64 %limit, ptr %lp
  %tp = getelementptr i64, ptr %c, i64 2
  %table = getelementptr i64, ptr %c, i64 192
  store ptr %table, ptr %tp
  %mp = getelementptr i64, ptr %c, i64 127
  store i64 63, ptr %mp
  %starts = getelementptr i64, ptr %c, i64 256
  %ap = getelementptr i64, ptr %c, i64 6
  store ptr %starts, ptr %ap
  %np = getelementptr i64, ptr %c, i64 7
  store i64 %count, ptr %np
  %ends = getelementptr i64, ptr %starts, i64 %count
  %marks = getelementptr i64, ptr %ends, i64 %count
  %sizep = getelementptr i8, ptr %tuple, i64 %head
  %given = load i64, ptr %sizep
  %enough = icmp eq i64 %given, %count
  %beforep = getelementptr i64, ptr %plan, i64 9
  %before_items = load i64, ptr %beforep
  %items = getelementptr i8, ptr %tuple, i64 %before_items
  %first = getelementptr i64, ptr %plan, i64 10
  %back = sub i64 %head, 8
  br i1 %enough, label %arrays, label %bad
arrays:
  %i = phi i64 [ 0, %0 ], [ %i1, %next ]
  %record = phi ptr [ %first, %0 ], [ %after, %next ]
  %more = icmp ult i64 %i, %count
  br i1 %more, label %array, label %good
array:
  %item = getelementptr ptr, ptr %items, i64 %i
  %object = load ptr, ptr %item
  %typeat = getelementptr i8, ptr %object, i64 %back
  %its = load i64, ptr %typeat
  %wanted = load i64, ptr %record
  %r4 = getelementptr i64, ptr %record, i64 4
  %rank = load i64, ptr %r4
  %r5 = getelementptr i64, ptr %record, i64 5
  %slot = load i64, ptr %r5
  %extents = getelementptr i64, ptr %record, i64 6
  %after = getelementptr i64, ptr %extents, i64 %rank
  %at = getelementptr i64, ptr %slots, i64 %slot
  %startp = getelementptr i64, ptr %starts, i64 %i
  %endp = getelementptr i64, ptr %ends, i64 %i
  %markp = getelementptr i64, ptr %marks, i64 %i
  %number = icmp eq i64 %wanted, 0
  br i1 %number, label %count_in, label %kind
count_in:
  %taken = call i1 @put_number(ptr %object, i64 %its, ptr %record, ptr %at)
  store i64 0, ptr %startp
  store i64 0, ptr %endp
  store i64 0, ptr %markp
  br i1 %taken, label %next, label %bad
kind:
  %is = icmp eq i64 %its, %type
  br i1 %is, label %look, label %bad
look:
  %fields = getelementptr i8, ptr %object, i64 %head
  %data = load i64, ptr %fields
  %ndp = getelementptr i8, ptr %fields, i64 8
  %nd = load i32, ptr %ndp
  %dimsp = getelementptr i8, ptr %fields, i64 16
  %dims = load ptr, ptr %dimsp
  %descrp = getelementptr i8, ptr %fields, i64 40
  %descr = load i64, ptr %descrp
  %flagsp = getelementptr i8, ptr %fields, i64 48
  %flags = load i32, ptr %flagsp
  %r1 = getelementptr i64, ptr %record, i64 1
  %needed64 = load i64, ptr %r1
  %needed = trunc i64 %needed64 to i32
  %r2 = getelementptr i64, ptr %record, i64 2
  %bytes = load i64, ptr %r2
  %r3 = getelementptr i64, ptr %record, i64 3
  %mark = load i64, ptr %r3
  %nd64 = zext i32 %nd to i64
  %ok1 = icmp eq i64 %nd64, %rank
  %ok2 = icmp eq i64 %descr, %wanted
  %has = and i32 %flags, %needed
  %ok3 = icmp eq i32 %has, %needed
  %ok12 = and i1 %ok1, %ok2
  %ok = and i1 %ok12, %ok3
  br i1 %ok, label %put, label %bad
put:
  store i64 %data, ptr %at
  %at1 = getelementptr i64, ptr %at, i64 1
  store i64 %data, ptr %at1
  %at2 = getelementptr i64, ptr %at, i64 2
  store i64 0, ptr %at2
  %sizes = getelementptr i64, ptr %at, i64 3
  %strides = getelementptr i64, ptr %sizes, i64 %rank
  br label %walk
walk:
  %d = phi i64 [ %rank, %put ], [ %d1, %dim ]
  %stride = phi i64 [ 1, %put ], [ %stride1, %dim ]
  %d1 = sub i64 %d, 1
  %left = icmp ne i64 %d, 0
  br i1 %left, label %dim, label %apart
dim:
  %dimp = getelementptr i64, ptr %dims, i64 %d1
  %size = load i64, ptr %dimp
  %extentp = getelementptr i64, ptr %extents, i64 %d1
  %extent = load i64, ptr %extentp
  %atsize = getelementptr i64, ptr %sizes, i64 %d1
  store i64 %size, ptr %atsize
  %atstride = getelementptr i64, ptr %strides, i64 %d1
  store i64 %stride, ptr %atstride
  %stride1 = mul i64 %stride, %size
  %open = icmp slt i64 %extent, 0
  %same = icmp eq i64 %extent, %size
  %fits = or i1 %open, %same
  br i1 %fits, label %walk, label %bad
apart:
  %length = mul i64 %stride, %bytes
  %end = add i64 %data, %length
  store i64 %data, ptr %startp
  store i64 %end, ptr %endp
  store i64 %mark, ptr %markp
  br i1 %writes, label %others, label %next
others:
  %j = phi i64 [ 0, %apart ], [ %j1, %compare ]
  %before = icmp ult i64 %j, %i
  br i1 %before, label %compare, label %next
compare:
  %j1 = add i64 %j, 1
  %sjp = getelementptr i64, ptr %starts, i64 %j
  %sj = load i64, ptr %sjp
  %ejp = getelementptr i64, ptr %ends, i64 %j
  %ej = load i64, ptr %ejp
  %mjp = getelementptr i64, ptr %marks, i64 %j
  %mj = load i64, ptr %mjp
  %m = or i64 %mj, %mark
  %written = icmp ne i64 %m, 0
  %in1 = icmp ult i64 %data, %ej
  %in2 = icmp ult i64 %sj, %end
  %in = and i1 %in1, %in2
  %shares = and i1 %in, %written
  br i1 %shares, label %bad, label %others
next:
  %i1 = add i64 %i, 1
  br label %arrays
good:
  ret i32 1
bad:
  ret i32 0
}

define internal i1 @put_number(ptr %object, i64 %type, ptr %record, ptr %at) {
  %over = alloca i32
  %kp = getelementptr i64, ptr %record, i64 1
  %kind = load i64, ptr %kp
  %is_integer = icmp uge i64 %kind, 4
  %is_single = icmp eq i64 %kind, 3
  %float0 = call ptr @python(i64 19)
  %float = ptrtoint ptr %float0 to i64
  %double0 = call ptr @python(i64 20)
  %double = ptrtoint ptr %double0 to i64
  %f1 = icmp eq i64 %type, %float
  %f2 = icmp eq i64 %type, %double
  %floating = or i1 %f1, %f2
  br i1 %floating, label %a_float, label %integers
integers:
  %int0 = call ptr @python(i64 21)
  %int = ptrtoint ptr %int0 to i64
  %bool0 = call ptr @python(i64 22)
  %bool = ptrtoint ptr %bool0 to i64
  %wide0 = call ptr @python(i64 23)
  %wide = ptrtoint ptr %wide0 to i64
  %i1 = icmp eq i64 %type, %int
  %i2 = icmp eq i64 %type, %bool
  %i3 = icmp eq i64 %type, %wide
  %i12 = or i1 %i1, %i2
  %integral = or i1 %i12, %i3
  br i1 %integral, label %an_integer, label %bad
an_integer:
  %value_of = call ptr @python(i64 25)
  %value = call i64 %value_of(ptr %object, ptr %over)
  %beyond = load i32, ptr %over
  %known = icmp eq i32 %beyond, 0
  br i1 %known, label %within, label %bad
within:
  br i1 %is_integer, label %limits, label %rounded
limits:
  %lp = getelementptr i64, ptr %record, i64 2
  %low = load i64, ptr %lp
  %hp = getelementptr i64, ptr %record, i64 3
  %high = load i64, ptr %hp
  %mp = getelementptr i64, ptr %record, i64 6
  %mask = load i64, ptr %mp
  %above = icmp sge i64 %value, %low
  %below = icmp sle i64 %value, %high
  %in = and i1 %above, %below
  %bits = and i64 %value, %mask
  br i1 %in, label %put, label %bad
put:
  store i64 %bits, ptr %at
  ret i1 true
rounded:
  %single_of = sitofp i64 %value to float
  %double_of = sitofp i64 %value to double
  br i1 %is_single, label %single, label %whole
a_float:
  %number_of = call ptr @python(i64 24)
  %number = call double %number_of(ptr %object)
  br i1 %is_integer, label %bad, label %finite
finite:
  %narrow = fptrunc double %number to float
  %size = call double @llvm.fabs.f64(double %number)
  %infinite = fcmp oeq double %size, 0x7FF0000000000000
  %back = fpext float %narrow to double
  %size1 = call double @llvm.fabs.f64(double %back)
  %grown = fcmp oeq double %size1, 0x7FF0000000000000
  %same = icmp eq i1 %infinite, %grown
  br i1 %is_single, label %fits, label %whole
fits:
  br i1 %same, label %single, label %bad
single:
  %one = phi float [ %single_of, %rounded ], [ %narrow, %fits ]
  store float %one, ptr %at
  ret i1 true
whole:
  %other = phi double [ %double_of, %rounded ], [ %number, %finite ]
  store double %other, ptr %at
  ret i1 true
bad:
  ret i1 false
}
declare double @llvm.fabs.f64(double)
"""
