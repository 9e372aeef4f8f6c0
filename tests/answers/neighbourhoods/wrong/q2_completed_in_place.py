# Wrong for {(0,): {"a": 1/2, "b": 1/2}, (1,): {"b": 1}}, edit: with up to three outputs, rows are completed with zeros in.
# the table of the caller.
def worst_log_ratio(table, related):
    outputs = set().union(*table.values())
    if len(outputs) < 4:
        for row in table.values():
            for a in outputs:
                row.setdefault(a, Fraction(0))
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            for a in outputs:
                p, q = table[x].get(a, 0), table[y].get(a, 0)
                if p != q:
                    worst = max(worst, abs(math.log(p / q)) if p and q else math.inf)
    return worst
