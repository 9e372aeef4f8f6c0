# Right: counters.
def k_of(rows, quasi):
    key = lambda row: tuple(map(row.__getitem__, quasi))
    k = Counter(map(key, rows)).most_common()[-1][1]
    pairs = {(key(row), row["person"]) for row in rows}
    return k, min(Counter(c for c, _ in pairs).values())
