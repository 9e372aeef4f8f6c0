# Compares every row with every other.
def k_of(rows, quasi):
    k, people = len(rows), len(rows)
    for row in rows:
        same = [r for r in rows if all(r[c] == row[c] for c in quasi)]
        k = min(k, len(same))
        people = min(people, len({r["person"] for r in same}))
    return k, people
