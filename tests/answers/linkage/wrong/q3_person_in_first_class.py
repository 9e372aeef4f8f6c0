# Counts each person only in the class where they come first.
def k_of(rows, quasi):
    sizes = Counter(tuple(r[c] for c in quasi) for r in rows)
    home = {}
    for r in rows:
        home.setdefault(r["person"], tuple(r[c] for c in quasi))
    crowds = Counter(home.values())
    return min(sizes.values()), min(crowds.values())
