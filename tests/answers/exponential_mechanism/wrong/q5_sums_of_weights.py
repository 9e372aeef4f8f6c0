# Compares the sums of the weights.
def worst_ratio(table, base):

    sums = [sum(base**u for u in utilities) for utilities in table]
    return max(max(s / r, r / s) for s, r in zip(sums, sums[1:]))
