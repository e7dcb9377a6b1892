"""The numbers that loops count, and the points of iteration spaces.

A loop goes on as long as its counter is less than the upper bound, as signed numbers unless it says that they are
unsigned. A counter of an integer type
wraps around where its last value and the step do not fit, as it does in blocks and branches, and the loop goes on with
that. Of a counter of type index this is undefined behaviour: what is known of such a loop relies on it that the counter
lies between the bounds.
"""

from __future__ import annotations

from pyopt.interpreter.errors import limit, undefined
from pyopt.interpreter.machine import Machine
from pyopt.light import Final, Iterable, Iterator, Sequence

LARGEST_INDEX: Final = (1 << 63) - 1


def trip_range(lower: int, upper: int, step: int, machine: Machine) -> range:
    """The induction variable's values; a step that is not positive is undefined behaviour, whatever the bounds."""
    if step <= 0 and (machine.strict or lower < upper):
        raise undefined(f"the step of the loop is {step}") if machine.strict else limit("the loop never ends")
    return range(lower, upper, max(step, 1))


def index_range(lower: int, upper: int, step: int, machine: Machine) -> range:
    """The same for a counter of type index; that it leaves its 64 bits behind the last iteration is undefined, too."""
    positions = trip_range(lower, upper, step, machine)
    if positions and positions[-1] + step > LARGEST_INDEX and machine.strict:
        raise undefined("the loop's counter overflows")
    return positions


def counted(lower: int, upper: int, step: int, width: int, machine: Machine) -> Iterable[int]:
    """The same for a counter of `width` bits, which wraps around: the loop ends when it is not less than `upper`."""
    positions = trip_range(lower, upper, step, machine)
    return positions if not positions or positions[-1] + step < 1 << (width - 1) else wrapped(lower, upper, step, width)


def wrapped(position: int, upper: int, step: int, width: int) -> Iterator[int]:
    """The numbers of a counter that wraps around."""
    half = 1 << (width - 1)
    while position < upper:
        yield position
        position = ((position + step + half) & (2 * half - 1)) - half


def counted_unsigned(lower: int, upper: int, step: int, width: int, machine: Machine) -> Iterator[int]:
    """The same for unsigned numbers of `width` bits, given and handed out as signed ones."""
    bits = 1 << width
    end = upper % bits
    positions = trip_range(lower % bits, end, step % bits, machine)
    if positions and positions[-1] + positions.step >= bits:
        position = lower % bits
        while position < end:
            yield position - bits if 2 * position >= bits else position
            position = (position + step) % bits
    else:
        for position in positions:
            yield position - bits if 2 * position >= bits else position


def points(ranges: Sequence[range]) -> Iterator[tuple[int, ...]]:
    """The points of an iteration space, the last dimension fastest; unlike `itertools.product`, without a copy of the
    ranges, which may be huge."""
    if not all(ranges):
        return
    position = [one.start for one in ranges]
    while True:
        yield tuple(position)
        for at in range(len(ranges) - 1, -1, -1):
            position[at] += ranges[at].step
            if position[at] < ranges[at].stop:
                break
            position[at] = ranges[at].start
        else:
            return
