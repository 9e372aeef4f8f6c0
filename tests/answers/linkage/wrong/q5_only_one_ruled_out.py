# Wrong for two and more values ruled out: only the first in the alphabet is used.
def telling(rows, quasi, sensitive, ruled_out):
    out = min(ruled_out, default=None)
    left = {}
    for row in rows:
        if row[sensitive] != out:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {name: values.pop() for name, values in left.items() if len(values) == 1}
