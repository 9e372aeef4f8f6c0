# Without quasi-identifiers nothing is returned, though all rows are one class, named (). Input: quasi (), all with flu.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        name = tuple(row[c] for c in quasi)
        if name and row[sensitive] not in ruled_out:
            left[name] = left.get(name, frozenset()) | {row[sensitive]}
    return {name: min(values) for name, values in left.items() if len(values) == 1}
