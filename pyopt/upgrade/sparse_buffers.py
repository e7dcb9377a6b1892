"""Older forms of the sparse_tensor ops on the buffers of the storage and on storage specifiers."""

from __future__ import annotations

from pyopt.light import Final
from pyopt.upgrade.rows import OldForm
from pyopt.upgrade.statement import Old

_ALGORITHMS: Final = frozenset(("hybrid_quick_sort", "insertion_sort_stable", "quick_sort", "heap_sort"))
_KIND: Final = "#sparse_tensor<kind "
_KINDS: Final = {"dim_sz": "lvl_sz", "ptr_mem_sz": "pos_mem_sz", "idx_mem_sz": "crd_mem_sz"}


def _identity(rank: int) -> str:
    dims = ", ".join(f"d{dim}" for dim in range(rank))
    return f"affine_map<({dims}) -> ({dims})>"


def _sort(old: Old) -> None:
    """`sparse_tensor.sort_coo %n, %xy jointly %y {nx = 2 : index}`, and `sparse_tensor.sort %n, %x jointly %y`."""
    document, texts = old.document, old.texts()
    if old.generic:
        old.refuse(f"the generic form of {old.op} is not upgraded")
        return
    colon = old.colon()
    at = old.name + 1
    brace = document.find("{", at, colon)
    stop = brace if brace > 0 else colon
    jointly = document.find("jointly", at, stop)
    keys = len(document.split(at, jointly if jointly > 0 else stop)) - 1
    if keys != 1:
        old.refuse(f"'{old.op}' op has its {keys} keys in buffers of their own: today they are in one")
        return
    if texts[at] == "stable":
        document.replace(at, at + 1, "insertion_sort_stable")
    elif texts[at] not in _ALGORITHMS:
        document.replace(at, at, "hybrid_quick_sort ")
    old.rename("sparse_tensor.sort")
    rank = 1
    if brace > 0:
        for start, end in document.split(brace + 1, document.match[brace]):
            if texts[start] == "nx":
                if len(texts[start + 2]) > 2:
                    old.refuse(f"'{old.op}' op sorts by {texts[start + 2]} coordinates")
                    return
                document.replace(start, end, f"perm_map = {_identity(int(texts[start + 2]))}")
                return
            if texts[start] == "perm_map":
                return
        comma = "" if document.match[brace] == brace + 1 else ", "
        document.insert_behind(brace, f"perm_map = {_identity(rank)}{comma}")
    else:
        document.insert_behind(stop - 1, f" {{perm_map = {_identity(rank)}}}")


def _is_old_sort(old: Old) -> bool:
    return old.op == "sparse_tensor.sort_coo" or "perm_map" not in old.texts()[old.name : old.statement.end]


def _push_back(old: Old) -> None:
    """`%b = sparse_tensor.push_back %sizes, %buffer, %x {idx = 2 : index}` kept the size in a buffer of sizes."""
    document, texts = old.document, old.texts()
    if old.generic:
        old.refuse("the generic form of sparse_tensor.push_back is not upgraded")
        return
    colon = old.colon()
    brace = document.find("{", old.name, colon)
    entries = document.split(brace + 1, document.match[brace])
    (index,) = [entry for entry in entries if texts[entry[0]] == "idx"]
    at = old.name + (2 if texts[old.name + 1] == "inbounds" else 1)
    sizes = texts[at]
    sizes_type = document.source(*document.split(colon + 1, old.end_of_types(colon + 1))[0])
    number = old.constant(int(texts[index[0] + 2]))
    size = document.fresh("%size")
    new_size = document.fresh("%new_size")
    first = old.statement.first
    document.replace(first, first, f"{size} = memref.load {sizes}[{number}] : {sizes_type}\n")
    if first == old.name:
        document.replace(first, first, f"{document.fresh('%buffer')}, {new_size} = ")
    else:
        document.insert_behind(first, f", {new_size}")
    document.replace(at, at + 1, size)
    if len(entries) == 1:
        document.replace(brace, document.match[brace] + 1, "")
    elif index is entries[-1]:
        document.replace(index[0] - 1, index[1], "")
    else:
        document.replace(index[0], index[1] + 1, "")
    document.replace(colon + 1, document.split(colon + 1, old.end_of_types(colon + 1))[0][1], "index")
    document.insert_behind(old.statement.end - 1, f"\nmemref.store {new_size}, {sizes}[{number}] : {sizes_type}")


def _is_old_push_back(old: Old) -> bool:
    colon = old.colon()
    return "idx" in old.texts()[old.name : max(colon, old.name)]


def _kind(old: Old) -> int:
    """The index of an older word for what a specifier is asked for; 0 for none."""
    texts = old.texts()
    return next((at for at in range(old.name + 1, old.statement.end) if _word(texts[at]) in _KINDS), 0)


def _word(token: str) -> str:
    """`dim_sz` of `#sparse_tensor<kind dim_sz>`, which is one token; other tokens as they are."""
    return token[len(_KIND) : -1].strip() if token.startswith(_KIND) else token


def _rename_kind(old: Old) -> None:
    kind = _kind(old)
    if kind:
        token = old.texts()[kind]
        old.document.replace(kind, kind + 1, token.replace(_word(token), _KINDS[_word(token)]))


def _get(old: Old) -> None:
    """`sparse_tensor.storage_specifier.get %s dim_sz at 0 : !sparse_tensor.storage_specifier<#CSR> to i64`."""
    document, texts = old.document, old.texts()
    _rename_kind(old)
    to = _integer_type(old)
    if not to:
        return
    document.edits.replace(document.end_of(to - 2), document.end_of(to), "")
    first = old.statement.first
    if texts[to] == "index" or first == old.name:
        return
    index = document.fresh(f"{texts[first]}_index")
    document.replace(first, first + 1, index)
    document.insert_behind(old.statement.end - 1, f"\n{texts[first]} = arith.index_cast {index} : index to {texts[to]}")


def _integer_type(old: Old) -> int:
    """The index of the type of the size that `get` gives, where it is written; 0 where not."""
    if old.generic:
        return 0
    to = old.document.find("to", max(old.colon(), old.name), old.statement.end)
    return to + 1 if to > 0 else 0


def _set(old: Old) -> None:
    """`sparse_tensor.storage_specifier.set %s dim_sz at 0 with %n : i64, !sparse_tensor.storage_specifier<#CSR>`."""
    document, texts = old.document, old.texts()
    _rename_kind(old)
    colon = _two_types(old)
    if not colon:
        return
    type = texts[colon + 1]
    value = document.find("with", old.name, colon) + 1
    if type != "index":
        index = document.fresh(f"{texts[value].partition('#')[0]}_index")
        first = old.statement.first
        document.replace(first, first, f"{index} = arith.index_cast {texts[value]} : {type} to index\n")
        document.replace(value, value + 1, index)
    document.edits.replace(document.offsets[colon + 1], document.offsets[colon + 3], "")


def _two_types(old: Old) -> int:
    """The index of the colon of `set` if the value's type stands behind it; 0 if not."""
    colon = 0 if old.generic else old.colon()
    return colon if colon > 0 and old.texts()[colon + 2] == "," else 0


def _init_specifier(old: Old) -> None:
    """`with %s : A to B`, without the word `from`."""
    old.document.insert_behind(old.colon(), " from")


def _has_source(old: Old) -> bool:
    texts = old.texts()
    return not old.generic and texts[old.name + 1] == "with" and texts[old.colon() + 1] != "from"


_SPECIFIER: Final = "sparse_tensor.storage_specifier."
ROWS: Final[list[OldForm]] = [
    OldForm("sparse_tensor.sort_coo", "sparse_tensor.sort", 2023, _sort, _is_old_sort),
    OldForm("sparse_tensor.sort", "sparse_tensor.sort", 2023, _sort, _is_old_sort, "sparse_tensor.sort %n, %x"),
    OldForm(
        "sparse_tensor.push_back",
        "sparse_tensor.push_back %size, %buffer, %x",
        2022,
        _push_back,
        _is_old_push_back,
        "sparse_tensor.push_back %sizes, %buffer, %x {idx = 0 : index}",
    ),
    OldForm(
        _SPECIFIER + "get",
        "lvl_sz, pos_mem_sz, crd_mem_sz",
        2023,
        _get,
        lambda old: bool(_kind(old) or _integer_type(old)),
        "dim_sz, ptr_mem_sz, idx_mem_sz",
    ),
    OldForm(
        _SPECIFIER + "set",
        "lvl_sz, pos_mem_sz, crd_mem_sz",
        2023,
        _set,
        lambda old: bool(_kind(old) or _two_types(old)),
        "dim_sz, ptr_mem_sz, idx_mem_sz",
    ),
    OldForm(
        _SPECIFIER + "init",
        _SPECIFIER + "init with %s : from A to B",
        2023,
        _init_specifier,
        _has_source,
        _SPECIFIER + "init with %s : A to B",
    ),
]
