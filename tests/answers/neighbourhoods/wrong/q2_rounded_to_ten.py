# The result is rounded to ten digits, which spoils small ones: for 1/2 against 1/2 + 1/1620000 only five digits are right.
def worst_log_ratio(table, related):
    """The largest |ln ratio| of an output's probabilities under related data sets of the table."""
    losses = [0.0]
    for x, y in itertools.permutations(table, 2):
        if related(x, y):
            for a in [*table[x], *table[y]]:
                u, v = table[x].get(a, 0), table[y].get(a, 0)
                if u > 0 and v > 0:
                    losses.append(math.log(u / v))
                elif u > 0 or v > 0:
                    losses.append(math.inf)
    return round(max(losses), 10)
