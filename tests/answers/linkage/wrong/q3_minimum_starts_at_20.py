# The minimum starts from 20, so that larger classes are not seen. Input: 40 rows of 40 people, quasi ().
def k_of(rows, quasi):
    k = people = 20
    for name in {tuple(r[c] for c in quasi) for r in rows}:
        members = [r for r in rows if tuple(r[c] for c in quasi) == name]
        k = min(k, len(members))
        people = min(people, len({r["person"] for r in members}))
    return k, people
