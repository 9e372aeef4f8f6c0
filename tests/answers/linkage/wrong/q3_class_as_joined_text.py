# A class is named by its values written one after the other, so that ("1", "11") and ("11", "1") are one. Input: rows a=1 b=11 and a=11 b=1.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault("".join(f"{row[c]}" for c in quasi), []).append(row["person"])
    return min(map(len, classes.values())), min(len(set(c)) for c in classes.values())
