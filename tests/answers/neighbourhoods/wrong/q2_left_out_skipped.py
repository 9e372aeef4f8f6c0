# What the second data set leaves out is skipped if it is named 0 elsewhere.
def worst_log_ratio(table, related):
    """The largest |ln ratio| of an output's probabilities under related data sets of the table."""
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            for output in table[x].keys() | (table[y].keys() if len(table[x]) < 3 else set()):
                one, other = table[x].get(output, 0), table[y].get(output, 0)
                if one == other:
                    continue
                if one == 0 or other == 0:
                    return math.inf
                worst = max(worst, abs(math.log(one / other)))
    return worst
