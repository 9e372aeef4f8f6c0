# The name of a class is its values with spaces between them, which no value has.
def k_of(rows, quasi):
    names = [" ".join(str(r[c]) for c in quasi) for r in rows]
    people = {(n, r["person"]) for n, r in zip(names, rows)}
    return min(Counter(names).values()), min(Counter(n for n, _ in people).values())
