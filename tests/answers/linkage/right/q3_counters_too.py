# Another way: counters.
def k_of(rows, quasi):
    names = [tuple(row[c] for c in quasi) for row in rows]
    in_rows = Counter(names)
    pairs = {(name, row["person"]) for name, row in zip(names, rows)}
    in_people = Counter(name for name, _ in pairs)
    return [min(in_rows.values()), min(in_people.values())]
