# Numpy's whole numbers overflow at 2**63: people 10, models 7.
def best_by_luck(people, models, hits):
    below = np.sum([math.comb(people, k) for k in range(hits)], dtype=np.int64)
    everything = np.int64(2**people)
    return 1 - Fraction(int(below**models), int(everything**models) or 1)
