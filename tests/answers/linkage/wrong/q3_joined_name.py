# The values are written one after another: ("1", "11") and ("11", "1") become one class.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault("".join(str(row[c]) for c in quasi), []).append(row["person"])
    return min(map(len, classes.values())), min(len(set(c)) for c in classes.values())
