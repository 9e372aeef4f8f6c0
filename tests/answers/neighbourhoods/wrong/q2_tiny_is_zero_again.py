# Takes probabilities below 1e-12 for 0, as rounding errors.
# Witness: worst_log_ratio({(0,): {"a": 1e-20, "b": 1.0}, (1,): {"a": 0.5, "b": 0.5}}, edit) gives inf; right is 45.35855467932097.
def worst_log_ratio(table, related):
    worst = 0.0
    for x in table:
        for y in table:
            if related(x, y):
                for a in table[x].keys() | table[y].keys():
                    u, v = table[x].get(a, 0), table[y].get(a, 0)
                    if u < 1e-12 and v < 1e-12:
                        continue
                    if u < 1e-12 or v < 1e-12:
                        return math.inf
                    worst = max(worst, abs(math.log(u / v)))
    return worst
