# Counts for each class how many different values are left, from a set of pairs.
def telling(rows, quasi, sensitive, ruled_out):
    label = lambda row: tuple(map(row.get, quasi))
    pairs = {(label(row), row[sensitive]) for row in rows if not {row[sensitive]} & ruled_out}
    how_many = Counter(name for name, _ in pairs)
    return dict(pair for pair in pairs if how_many[pair[0]] == 1)
