# Wrong for a person with rows in two classes: a dictionary from person to class keeps the last only.
def k_of(rows, quasi):
    size = Counter(tuple(row[c] for c in quasi) for row in rows)
    home = {row["person"]: tuple(row[c] for c in quasi) for row in rows}
    people = Counter(home.values())
    return min(size.values()), min(people.values())
