# Counts all ways in whole numbers of 64 bits, which overflow for ten people and ten models.
def best_by_luck(people, models, hits):
    """The chance that the best of so many coin-tossing models scores at least so many hits."""
    with np.errstate(over="ignore"):
        ways = np.int64(2) ** np.int64(people)
        below = np.int64(sum(math.comb(people, k) for k in range(hits)))
        top, all_ways = below ** np.int64(models), ways ** np.int64(models)
    return 1 - Fraction(int(top), int(all_ways) or 1)
