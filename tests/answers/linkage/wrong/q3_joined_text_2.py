# Wrong for classes whose texts run together: 1, 12 and 11, 2.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault("".join(str(row[c]) for c in quasi), []).append(row["person"])
    return min(map(len, classes.values())), min(len(set(p)) for p in classes.values())
