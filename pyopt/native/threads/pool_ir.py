"""The threads of a pool, which run parts of loops, in LLVM IR: one pool for a process, begun when it is first needed.

A loop that is worth it is cut into chunks of iterations. The thread that calls, and as many others as are asked for,
take one chunk after the other, in order. Each runs under a context of its own, so that what ends a chunk with an error,
a crash too, leads out of it and not out of the thread. The first chunk that fails ends the call, with its error: what
comes before it is complete, and its iterations ran in order, so that it is the error of one thread.

    words of the pool     0 process  1 threads  2 first job        from byte 64 on a mutex, from byte 192 on a condition
    words of a job        0 function  1 slots  2 from  3 to  4 step  5 iterations  6 of a chunk  7 chunks  8 next chunk
                          9 threads that may still join  10 threads at work  11 next job  12 first chunk that failed
                          13 its code  14 to 18 words 10 to 14 of its context
                          from byte 160 on the state of floating-point numbers, from byte 416 on a condition
                          100 context of the call  101 bytes that it may take yet  102 what settles a thread's context

Blocks of memory that a thread took, and did not free, belong to the call when the thread has no more chunks to run.

A process that began as a copy of another one has none of its threads: its number tells, and it begins a pool of its
own. Threads of the pool take no signals but those that their own code causes.
"""

from __future__ import annotations

import signal

from pyopt.light import Final
from pyopt.native.runtime_ir import CONTEXT_BYTES
from pyopt.native.signals import CAUGHT
from pyopt.native.threads.splits_ir import MOST_THREADS

STACK_BYTES: Final = 1 << 23
SPARE: Final = 1 << 18
"""Bytes of a thread's stack that functions of libraries may use."""
CHUNKS: Final = 8
"""The chunks for each thread, so that those with little to do take more of them."""
_SET_MASK: Final = int(signal.SIG_SETMASK)
_UNBLOCKED: Final = "".join(
    [
        f"  %u{int(one)} = call i32 @sigdelset(ptr %blocked, i32 {int(one)})\n"
        for one in CAUGHT
        if hasattr(signal, "SIG_SETMASK")
    ]
)
_WORDS: Final = CONTEXT_BYTES // 8
_COPIED: Final = "".join(
    [
        f"""  %f{at} = getelementptr i64, ptr %from, i64 {at}
  %v{at} = load i64, ptr %f{at}
  %t{at} = getelementptr i64, ptr %to, i64 {at}
  store i64 %v{at}, ptr %t{at}
"""
        for at in range(5)
    ]
)
POOL_IR: Final = f"""
@pyopt.key = external global i32
@pyopt.pool = global ptr null

declare ptr @malloc(i64)
declare void @free(ptr)
declare i32 @getpid()
declare void @longjmp(ptr, i32) noreturn
declare ptr @pthread_getspecific(i32)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_detach(i64)
declare i32 @pthread_attr_init(ptr)
declare i32 @pthread_attr_destroy(ptr)
declare i32 @pthread_attr_setstacksize(ptr, i64)
declare i32 @pthread_mutex_init(ptr, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare i32 @pthread_cond_init(ptr, ptr)
declare i32 @pthread_cond_wait(ptr, ptr)
declare i32 @pthread_cond_signal(ptr)
declare i32 @pthread_cond_broadcast(ptr)
declare i32 @pthread_cond_destroy(ptr)
declare i32 @pthread_sigmask(i32, ptr, ptr)
declare i32 @sigfillset(ptr)
declare i32 @sigdelset(ptr, i32)
declare i32 @fegetenv(ptr)
declare i32 @fesetenv(ptr)
declare i32 @pyopt.enter(ptr, ptr, ptr, ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare ptr @llvm.frameaddress.p0(i32)
declare i64 @llvm.umin.i64(i64, i64)

define internal i64 @word(ptr %p, i64 %at) alwaysinline {{
  %wp = getelementptr i64, ptr %p, i64 %at
  %w = load i64, ptr %wp
  ret i64 %w
}}

define internal void @set(ptr %p, i64 %at, i64 %value) alwaysinline {{
  %wp = getelementptr i64, ptr %p, i64 %at
  store i64 %value, ptr %wp
  ret void
}}

define internal void @copy_words(ptr %from, ptr %to) {{
{_COPIED}  ret void
}}

define internal ptr @pool() {{
  %pid = call i32 @getpid()
  %process = zext i32 %pid to i64
  br label %again
again:
  %p = load atomic ptr, ptr @pyopt.pool acquire, align 8
  %none = icmp eq ptr %p, null
  br i1 %none, label %new, label %look
look:
  %of = call i64 @word(ptr %p, i64 0)
  %ours = icmp eq i64 %of, %process
  br i1 %ours, label %out, label %new
out:
  ret ptr %p
new:
  %q = call ptr @malloc(i64 512)
  %lacks = icmp eq ptr %q, null
  br i1 %lacks, label %fail, label %fill
fail:
  ret ptr null
fill:
  call void @llvm.memset.p0.i64(ptr %q, i8 0, i64 512, i1 false)
  call void @set(ptr %q, i64 0, i64 %process)
  %mutex = getelementptr i8, ptr %q, i64 64
  %1 = call i32 @pthread_mutex_init(ptr %mutex, ptr null)
  %condition = getelementptr i8, ptr %q, i64 192
  %2 = call i32 @pthread_cond_init(ptr %condition, ptr null)
  %pair = cmpxchg ptr @pyopt.pool, ptr %p, ptr %q acq_rel acquire
  %done = extractvalue {{ ptr, i1 }} %pair, 1
  br i1 %done, label %mine, label %other
mine:
  ret ptr %q
other:
  call void @free(ptr %q)
  br label %again
}}

define internal void @chunks(ptr %job, ptr %at) {{
  %function = load ptr, ptr %job
  %sp = getelementptr ptr, ptr %job, i64 1
  %slots = load ptr, ptr %sp
  %from = call i64 @word(ptr %job, i64 2)
  %to = call i64 @word(ptr %job, i64 3)
  %step = call i64 @word(ptr %job, i64 4)
  %count = call i64 @word(ptr %job, i64 5)
  %each = call i64 @word(ptr %job, i64 6)
  %chunks = call i64 @word(ptr %job, i64 7)
  %np = getelementptr i64, ptr %job, i64 8
  %fp = getelementptr i64, ptr %job, i64 12
  br label %take
take:
  %t = atomicrmw add ptr %np, i64 1 monotonic
  %over = icmp uge i64 %t, %chunks
  br i1 %over, label %out, label %look
look:
  %failed = load atomic i64, ptr %fp monotonic, align 8
  %late = icmp ugt i64 %t, %failed
  br i1 %late, label %out, label %run
run:
  store volatile i64 %t, ptr %at
  %first = mul i64 %t, %each
  %behind = add i64 %first, %each
  %whole = icmp uge i64 %behind, %count
  %a = mul i64 %first, %step
  %low = add i64 %from, %a
  %b = mul i64 %behind, %step
  %next = add i64 %from, %b
  %high = select i1 %whole, i64 %to, i64 %next
  call void %function(ptr %slots, i64 %low, i64 %high)
  br label %take
out:
  ret void
}}

define internal void @take_part(ptr %job, ptr %mutex, i64 %stack) noinline {{
  %c = alloca [{_WORDS} x i64], align 64
  %at = alloca i64, align 8
  call void @llvm.memset.p0.i64(ptr %c, i8 0, i64 {CONTEXT_BYTES}, i1 false)
  %table = getelementptr i64, ptr %c, i64 192
  %tp = getelementptr ptr, ptr %c, i64 2
  store ptr %table, ptr %tp
  call void @set(ptr %c, i64 127, i64 63)
  call void @set(ptr %c, i64 13, i64 %stack)
  call void @set(ptr %c, i64 15, i64 1)
  %room = call i64 @word(ptr %job, i64 101)
  call void @set(ptr %c, i64 1, i64 %room)
  %endp = getelementptr ptr, ptr %job, i64 102
  %settle = load ptr, ptr %endp
  %code = call i32 @pyopt.enter(ptr %c, ptr @chunks, ptr %job, ptr %at)
  %good = icmp eq i32 %code, 0
  br i1 %good, label %done, label %bad
done:
  %taken = call i64 @word(ptr %c, i64 3)
  %quiet = icmp eq i64 %taken, 0
  br i1 %quiet, label %out, label %hand
hand:
  %callp = getelementptr ptr, ptr %job, i64 100
  %caller = load ptr, ptr %callp
  %held = call i32 @pthread_mutex_lock(ptr %mutex)
  call void %settle(ptr %caller, ptr %c)
  br label %unlock
bad:
  call void %settle(ptr null, ptr %c)
  %t = load volatile i64, ptr %at
  %1 = call i32 @pthread_mutex_lock(ptr %mutex)
  %failed = call i64 @word(ptr %job, i64 12)
  %sooner = icmp ult i64 %t, %failed
  br i1 %sooner, label %note, label %unlock
note:
  %fp = getelementptr i64, ptr %job, i64 12
  store atomic i64 %t, ptr %fp monotonic, align 8
  %wide = zext i32 %code to i64
  call void @set(ptr %job, i64 13, i64 %wide)
  %words = getelementptr i64, ptr %c, i64 10
  %kept = getelementptr i64, ptr %job, i64 14
  call void @copy_words(ptr %words, ptr %kept)
  br label %unlock
unlock:
  %2 = call i32 @pthread_mutex_unlock(ptr %mutex)
  br label %out
out:
  ret void
}}

define internal ptr @work(ptr %pool) {{
  %here = call ptr @llvm.frameaddress.p0(i32 0)
  %top = ptrtoint ptr %here to i64
  %lowest = sub i64 %top, {STACK_BYTES - SPARE}
  %above = add i64 %lowest, 4095
  %page = lshr i64 %above, 12
  %last = lshr i64 %top, 12
  %pages = sub i64 %last, %page
  %high = shl i64 %pages, 36
  %stack = or i64 %page, %high
  %mutex = getelementptr i8, ptr %pool, i64 64
  %condition = getelementptr i8, ptr %pool, i64 192
  %hp = getelementptr ptr, ptr %pool, i64 2
  %1 = call i32 @pthread_mutex_lock(ptr %mutex)
  br label %look
look:
  %job = load ptr, ptr %hp
  %none = icmp eq ptr %job, null
  br i1 %none, label %wait, label %join
wait:
  %2 = call i32 @pthread_cond_wait(ptr %condition, ptr %mutex)
  br label %look
join:
  %may = call i64 @word(ptr %job, i64 9)
  %rest = sub i64 %may, 1
  call void @set(ptr %job, i64 9, i64 %rest)
  %active = call i64 @word(ptr %job, i64 10)
  %more = add i64 %active, 1
  call void @set(ptr %job, i64 10, i64 %more)
  %full = icmp eq i64 %rest, 0
  br i1 %full, label %unlink, label %run
unlink:
  %nextp = getelementptr ptr, ptr %job, i64 11
  %next = load ptr, ptr %nextp
  store ptr %next, ptr %hp
  br label %run
run:
  %3 = call i32 @pthread_mutex_unlock(ptr %mutex)
  %numbers = getelementptr i8, ptr %job, i64 160
  %4 = call i32 @fesetenv(ptr %numbers)
  call void @take_part(ptr %job, ptr %mutex, i64 %stack)
  %5 = call i32 @pthread_mutex_lock(ptr %mutex)
  %now = call i64 @word(ptr %job, i64 10)
  %less = sub i64 %now, 1
  call void @set(ptr %job, i64 10, i64 %less)
  %idle = icmp eq i64 %less, 0
  br i1 %idle, label %tell, label %look
tell:
  %done = getelementptr i8, ptr %job, i64 416
  %6 = call i32 @pthread_cond_signal(ptr %done)
  br label %look
}}

define internal void @begin_threads(ptr %pool, i64 %wanted) {{
  %there = call i64 @word(ptr %pool, i64 1)
  %enough = icmp uge i64 %there, %wanted
  br i1 %enough, label %out, label %more
more:
  %blocked = alloca [32 x i64], align 16
  %before = alloca [32 x i64], align 16
  %attributes = alloca [64 x i64], align 16
  %thread = alloca i64, align 8
  %1 = call i32 @sigfillset(ptr %blocked)
{_UNBLOCKED}  %2 = call i32 @pthread_sigmask(i32 {_SET_MASK}, ptr %blocked, ptr %before)
  %3 = call i32 @pthread_attr_init(ptr %attributes)
  %4 = call i32 @pthread_attr_setstacksize(ptr %attributes, i64 {STACK_BYTES})
  br label %loop
loop:
  %n = phi i64 [ %there, %more ], [ %n1, %made ]
  %lacks = icmp ult i64 %n, %wanted
  br i1 %lacks, label %make, label %end
make:
  %failed = call i32 @pthread_create(ptr %thread, ptr %attributes, ptr @work, ptr %pool)
  %good = icmp eq i32 %failed, 0
  br i1 %good, label %made, label %end
made:
  %number = load i64, ptr %thread
  %5 = call i32 @pthread_detach(i64 %number)
  %n1 = add i64 %n, 1
  call void @set(ptr %pool, i64 1, i64 %n1)
  br label %loop
end:
  %6 = call i32 @pthread_attr_destroy(ptr %attributes)
  %7 = call i32 @pthread_sigmask(i32 {_SET_MASK}, ptr %before, ptr null)
  br label %out
out:
  ret void
}}

define internal void @leave_list(ptr %pool, ptr %job) {{
  %hp = getelementptr ptr, ptr %pool, i64 2
  br label %loop
loop:
  %place = phi ptr [ %hp, %0 ], [ %nextp, %on ]
  %one = load ptr, ptr %place
  %none = icmp eq ptr %one, null
  br i1 %none, label %out, label %look
look:
  %nextp = getelementptr ptr, ptr %one, i64 11
  %this = icmp eq ptr %one, %job
  br i1 %this, label %unlink, label %on
on:
  br label %loop
unlink:
  %next = load ptr, ptr %nextp
  store ptr %next, ptr %place
  br label %out
out:
  ret void
}}

define void @pyopt.parallel(
    ptr %function, ptr %slots, i64 %from, i64 %to, i64 %step, i64 %ops, i64 %threads, ptr %settle
) {{
  %much = icmp ne i64 %ops, 0
  %several = icmp ugt i64 %threads, 1
  %up = icmp sgt i64 %step, 0
  %some = icmp slt i64 %from, %to
  %x1 = and i1 %much, %several
  %x2 = and i1 %up, %some
  %x = and i1 %x1, %x2
  br i1 %x, label %count, label %alone
count:
  %length = sub i64 %to, %from
  %last = sub i64 %length, 1
  %whole = udiv i64 %last, %step
  %count0 = add i64 %whole, 1
  %one = icmp ult i64 %count0, 2
  br i1 %one, label %alone, label %look
look:
  %key = load i32, ptr @pyopt.key
  %c = call ptr @pthread_getspecific(i32 %key)
  %none = icmp eq ptr %c, null
  br i1 %none, label %alone, label %nested
nested:
  %within = call i64 @word(ptr %c, i64 15)
  %inner = icmp ne i64 %within, 0
  br i1 %inner, label %alone, label %ask
ask:
  %pool = call ptr @pool()
  %lacks = icmp eq ptr %pool, null
  br i1 %lacks, label %alone, label %cut
alone:
  call void %function(ptr %slots, i64 %from, i64 %to)
  ret void
cut:
  %most = call i64 @llvm.umin.i64(i64 %threads, i64 {MOST_THREADS})
  %wanted = mul i64 %most, {CHUNKS}
  %part = sub i64 %count0, 1
  %quotient = udiv i64 %part, %wanted
  %each = add i64 %quotient, 1
  %full = udiv i64 %part, %each
  %chunks = add i64 %full, 1
  %fewer = call i64 @llvm.umin.i64(i64 %most, i64 %chunks)
  %helpers = sub i64 %fewer, 1
  %job = alloca [128 x i64], align 64
  store ptr %function, ptr %job
  %sp = getelementptr ptr, ptr %job, i64 1
  store ptr %slots, ptr %sp
  call void @set(ptr %job, i64 2, i64 %from)
  call void @set(ptr %job, i64 3, i64 %to)
  call void @set(ptr %job, i64 4, i64 %step)
  call void @set(ptr %job, i64 5, i64 %count0)
  call void @set(ptr %job, i64 6, i64 %each)
  call void @set(ptr %job, i64 7, i64 %chunks)
  call void @set(ptr %job, i64 8, i64 0)
  call void @set(ptr %job, i64 9, i64 %helpers)
  call void @set(ptr %job, i64 10, i64 0)
  call void @set(ptr %job, i64 12, i64 -1)
  %callp = getelementptr ptr, ptr %job, i64 100
  store ptr %c, ptr %callp
  %limit = call i64 @word(ptr %c, i64 1)
  %live = load i64, ptr %c
  %room = sub i64 %limit, %live
  call void @set(ptr %job, i64 101, i64 %room)
  %endp = getelementptr ptr, ptr %job, i64 102
  store ptr %settle, ptr %endp
  %numbers = getelementptr i8, ptr %job, i64 160
  %1 = call i32 @fegetenv(ptr %numbers)
  %done = getelementptr i8, ptr %job, i64 416
  %2 = call i32 @pthread_cond_init(ptr %done, ptr null)
  %mutex = getelementptr i8, ptr %pool, i64 64
  %condition = getelementptr i8, ptr %pool, i64 192
  %hp = getelementptr ptr, ptr %pool, i64 2
  %3 = call i32 @pthread_mutex_lock(ptr %mutex)
  call void @begin_threads(ptr %pool, i64 %helpers)
  %head = load ptr, ptr %hp
  %nextp = getelementptr ptr, ptr %job, i64 11
  store ptr %head, ptr %nextp
  store ptr %job, ptr %hp
  %4 = call i32 @pthread_mutex_unlock(ptr %mutex)
  %several.helpers = icmp ugt i64 %helpers, 1
  br i1 %several.helpers, label %wake.all, label %wake.one
wake.all:
  %5 = call i32 @pthread_cond_broadcast(ptr %condition)
  br label %work
wake.one:
  %6 = call i32 @pthread_cond_signal(ptr %condition)
  br label %work
work:
  %stack = call i64 @word(ptr %c, i64 13)
  call void @take_part(ptr %job, ptr %mutex, i64 %stack)
  %7 = call i32 @pthread_mutex_lock(ptr %mutex)
  call void @leave_list(ptr %pool, ptr %job)
  br label %wait
wait:
  %active = call i64 @word(ptr %job, i64 10)
  %idle = icmp eq i64 %active, 0
  br i1 %idle, label %end, label %sleep
sleep:
  %8 = call i32 @pthread_cond_wait(ptr %done, ptr %mutex)
  br label %wait
end:
  %9 = call i32 @pthread_mutex_unlock(ptr %mutex)
  %10 = call i32 @pthread_cond_destroy(ptr %done)
  %failed = call i64 @word(ptr %job, i64 12)
  %good = icmp eq i64 %failed, -1
  br i1 %good, label %out, label %bad
out:
  ret void
bad:
  %words = getelementptr i64, ptr %c, i64 10
  %kept = getelementptr i64, ptr %job, i64 14
  call void @copy_words(ptr %kept, ptr %words)
  %wide = call i64 @word(ptr %job, i64 13)
  %code = trunc i64 %wide to i32
  %buffer = getelementptr i8, ptr %c, i64 128
  call void @longjmp(ptr %buffer, i32 %code)
  unreachable
}}
"""
