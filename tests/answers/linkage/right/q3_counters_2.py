# Another road: By counters.
def k_of(rows, quasi):
    name = lambda row: tuple([row[c] for c in quasi])  # noqa: E731
    in_rows = Counter(name(row) for row in rows)
    in_people = Counter(where for where, _ in {(name(row), row["person"]) for row in rows})
    return [min(in_rows.values()), min(in_people.values())]
