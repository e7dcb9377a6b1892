"""Names of `typing` for modules that the ordinary run imports: `typing` itself costs 8 to 12 ms of start-up.

Type checkers and mypyc see the real ones; at run time they do nothing.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import final as final
else:

    def final(cls):
        return cls
