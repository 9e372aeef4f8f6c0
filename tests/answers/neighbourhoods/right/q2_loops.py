# Another way: loops.
def worst_log_ratio(table, related):
    """The largest |ln ratio| of an output's probabilities under related data sets of the table."""
    worst = 0.0
    for x in table:
        for y in table:
            if not related(x, y):
                continue
            for output in table[x].keys() | table[y].keys():
                u, v = table[x].get(output, 0), table[y].get(output, 0)
                if u == v:
                    continue
                if u == 0 or v == 0:
                    return math.inf
                worst = max(worst, abs(math.log(u / v)))
    return worst
