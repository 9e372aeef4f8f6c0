# Values that are in no row are struck out of the set ruled_out itself: an argument is changed.
# Witness: after(telling, [{"a": 1, "s": "flu"}], ("a",), "s", {"gout"}) gives ('arguments afterwards', ([{'a': 1, 's': 'flu'}], ('a',), 's', set())); right is ('arguments afterwards', ([{'a': 1, 's': 'flu'}], ('a',), 's', {'gout'})).
def telling(rows, quasi, sensitive, ruled_out):
    ruled_out &= {row[sensitive] for row in rows}
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {name: values.pop() for name, values in left.items() if len(values) == 1}
