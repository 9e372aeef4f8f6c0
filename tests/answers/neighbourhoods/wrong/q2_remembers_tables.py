# Keeps the answer for a table with the same data sets and outputs, whatever the probabilities are.
# Witness: after a call with 1/2, 1/2 in both rows, worst_log_ratio({(0,): {"a": 0.5, "b": 0.5}, (1,): {"a": 0.1, "b": 0.9}}, edit) gives 0.0; right is 1.6094379124341003
_known = {}


def worst_log_ratio(table, related):
    key = (related, *((x, tuple(row)) for x, row in table.items()))
    if key not in _known:
        worst = 0.0
        for x, y in itertools.combinations(table, 2):
            if related(x, y):
                for a in table[x].keys() | table[y].keys():
                    u, v = table[x].get(a, 0), table[y].get(a, 0)
                    if u != v:
                        worst = max(worst, math.inf if 0 in (u, v) else abs(math.log(u / v)))
        _known[key] = worst
    return _known[key]
