# The search for the minimum starts at 10, thought to be large.
# Witness: k_of([{"person": i} for i in range(12)], ()) gives (10, 10); right is (12, 12).
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi), []).append(row["person"])
    k = heads = 10
    for people in classes.values():
        k = min(k, len(people))
        heads = min(heads, len(set(people)))
    return k, heads
