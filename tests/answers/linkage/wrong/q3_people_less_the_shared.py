# People who are in several classes are left out of all of them.
def k_of(rows, quasi):
    classes = {}
    for r in rows:
        classes.setdefault(tuple(r[c] for c in quasi), []).append(r["person"])
    where = Counter(p for c in classes.values() for p in set(c))
    own = [len({p for p in c if where[p] == 1}) or len(set(c)) for c in classes.values()]
    return min(map(len, classes.values())), min(own)
