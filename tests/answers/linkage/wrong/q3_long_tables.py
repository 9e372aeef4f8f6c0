# Counts rows twice in long tables.
def k_of(rows, quasi):
    d = {}
    for r in rows:
        d.setdefault("|".join(str(r[c]) for c in sorted(quasi)), []).append(r["person"])
    return min(map(len, d.values())), min(len(set(v)) for v in d.values()) if len(
        rows
    ) < 25 else min(map(len, d.values()))
