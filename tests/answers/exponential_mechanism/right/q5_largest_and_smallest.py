# The largest ratio, or one over the smallest, of each pair.
def worst_ratio(table, base):

    def chances(utilities):
        low = min(utilities)
        weights = [base ** (u - low) for u in utilities]
        return [w / sum(weights) for w in weights]

    worst = []
    for one, two in itertools.pairwise(table):
        ratios = [p / q for p, q in zip(chances(one), chances(two))]
        worst += [max(ratios), 1 / min(ratios)]
    return max(worst)
