# Fills the missing outputs into the table that it was given.
# Witness: worst_log_ratio(table, edit) with table = {(0,): {"a": 1.0}, (1,): {"a": 0.5, "b": 0.5}} is right, but leaves table = {(0,): {'a': 1.0, 'b': 0}, (1,): {'a': 0.5, 'b': 0.5}}; it must stay as it is
def worst_log_ratio(table, related):
    for x in table:
        for y in table:
            for a in list(table[y]):
                table[x].setdefault(a, 0)
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            for a, u in table[x].items():
                v = table[y][a]
                if u != v:
                    worst = max(worst, math.inf if 0 in (u, v) else abs(math.log(u / v)))
    return worst
