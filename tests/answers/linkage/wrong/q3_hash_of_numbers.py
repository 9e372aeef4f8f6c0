# Wrong for numbers: a class was named by 10 a + b, so that (1, 10) and (2, 0) are one.
def k_of(rows, quasi):
    def name(row):
        total = 0
        for c in quasi:
            if isinstance(row[c], str):
                return tuple(row[c] for c in quasi)
            total = 10 * total + row[c]
        return total

    classes = {}
    for row in rows:
        classes.setdefault(name(row), []).append(row["person"])
    return min(map(len, classes.values())), min(len(set(p)) for p in classes.values())
