# A class is named by its values joined without a sign between them, so ("a", "bc") and ("ab", "c") are one class. Input: such rows.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault("".join(str(row[c]) for c in quasi), []).append(row["person"])
    return min(map(len, classes.values())), min(len(set(p)) for p in classes.values())
