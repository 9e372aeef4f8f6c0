# Words that look like numbers are turned into numbers, so that 01 and 1 are one class.
def k_of(rows, quasi):
    def tidy(v):
        return int(v) if str(v).isdigit() else v

    classes = {}
    for r in rows:
        classes.setdefault(tuple(tidy(r[c]) for c in quasi), []).append(r["person"])
    return min(map(len, classes.values())), min(len(set(c)) for c in classes.values())
