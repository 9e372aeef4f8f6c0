# The rows are split column by column, recursively, and an array is returned.
def _split(rows, columns):
    if not columns:
        yield rows
        return
    first, rest = columns[0], columns[1:]
    for value in dict.fromkeys(r[first] for r in rows):
        yield from _split([r for r in rows if r[first] == value], rest)


def k_of(rows, quasi):
    sizes = np.array([(len(c), len({r["person"] for r in c})) for c in _split(rows, quasi)])
    return sizes.min(axis=0)
