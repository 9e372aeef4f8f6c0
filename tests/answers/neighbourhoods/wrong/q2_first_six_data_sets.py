# Data sets after the fourteenth are not compared.
def worst_log_ratio(table, related):
    """The largest |ln ratio| of an output's probabilities under related data sets of the table."""
    worst = 0.0
    for x, y in itertools.combinations(list(table)[:14], 2):
        if related(x, y):
            for output in table[x].keys() | table[y].keys():
                one, other = table[x].get(output, 0), table[y].get(output, 0)
                if one == other:
                    continue
                if one == 0 or other == 0:
                    return math.inf
                worst = max(worst, abs(math.log(one / other)))
    return worst
