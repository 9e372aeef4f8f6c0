# Wrong for words that differ in capitals: x and X were taken for one class.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault(tuple(str(row[c]).casefold() for c in quasi), []).append(row["person"])
    return min(map(len, classes.values())), min(len(set(p)) for p in classes.values())
