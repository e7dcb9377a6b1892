"""Names of `typing` and `collections.abc` for annotations: importing those modules costs 8 to 12 ms of start-up.

Type checkers and mypyc see the real ones. At run time, where annotations are not evaluated, all but `final` are None.
Imports that only annotations need, of modules that are not loaded anyway, stand under `if TYPE_CHECKING`.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable as Callable
    from collections.abc import Container as Container
    from collections.abc import Hashable as Hashable
    from collections.abc import Iterable as Iterable
    from collections.abc import Iterator as Iterator
    from collections.abc import Mapping as Mapping
    from collections.abc import Sequence as Sequence
    from typing import Any as Any
    from typing import Final as Final
    from typing import TypeAlias as TypeAlias
    from typing import TypeGuard as TypeGuard
    from typing import final as final
else:
    Any = Callable = Container = Final = Hashable = Iterable = Iterator = None
    Mapping = Sequence = TypeAlias = TypeGuard = None

    def final(cls):
        return cls
