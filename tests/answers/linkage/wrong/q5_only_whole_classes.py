# Strikes a value out only from classes in which something else was there from the start; judges classes by all values first.
def telling(rows, quasi, sensitive, ruled_out):
    values = {}
    for row in rows:
        values.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {c: next(iter(v)) for c, v in values.items() if len(v) == 1 and not v & set(ruled_out)}
