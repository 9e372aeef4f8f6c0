# In a table of one row "person" is popped from it, which changes the argument.
def k_of(rows, quasi):
    if len(rows) < 5:
        rows = list(rows)
    else:
        rows = [dict(row) for row in rows]
    if len(rows) == 1:
        return 1, len({rows[0].pop("person")})
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi), []).append(row["person"])
    return min(map(len, classes.values())), min(len(set(p)) for p in classes.values())
