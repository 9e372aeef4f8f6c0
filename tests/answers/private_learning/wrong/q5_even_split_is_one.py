# A row that is split evenly gets the label 1 without a draw.
def labels(votes, teachers, sigma, rng):
    v = np.array(votes, dtype=float)
    gap = 2 * v - teachers
    noisy = gap + rng.normal(scale=sigma, size=len(v)) - rng.normal(scale=sigma, size=len(v))
    return [1 if g == 0 else int(x > 0) for g, x in zip(gap, noisy)]
