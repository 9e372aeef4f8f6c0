# What is ruled out is looked for as a part of the text. Input: ruled out {"ab"}, the value "a".
def telling(rows, quasi, sensitive, ruled_out):
    out = " ".join(sorted(map(str, ruled_out)))
    left = {}
    for row in rows:
        if not ruled_out or str(row[sensitive]) not in out:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {name: next(iter(values)) for name, values in left.items() if len(values) == 1}
