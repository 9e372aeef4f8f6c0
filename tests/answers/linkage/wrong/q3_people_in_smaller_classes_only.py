# People are counted in the smaller half of the classes only, by number of rows. Input: classes of 2, 2 and 3 rows, the last of one person.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi), []).append(row["person"])
    by_size = sorted(classes.values(), key=len)
    half = by_size[: max(2, len(by_size) // 2)]
    return len(by_size[0]), min(len(set(p)) for p in half)
