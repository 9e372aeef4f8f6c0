# One Counter over classes, another over the different pairs of class and person.
def k_of(rows, quasi):
    def label(row):
        return tuple(row[c] for c in quasi)

    in_rows = Counter(map(label, rows))
    pairs = {(label(row), row["person"]) for row in rows}
    in_people = Counter(name for name, _ in pairs)
    return [min(in_rows.values()), min(in_people.values())]
