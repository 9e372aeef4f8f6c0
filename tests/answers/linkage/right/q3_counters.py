# Counts rows and pairs of class and person.
def k_of(rows, quasi):
    names = [tuple(row[c] for c in quasi) for row in rows]
    people = {(name, row["person"]) for name, row in zip(names, rows)}
    heads = Counter(name for name, _ in people)
    return min(Counter(names).values()), min(heads.values())
