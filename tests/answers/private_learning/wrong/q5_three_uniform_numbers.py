# The noise of a count is a sum of three uniform numbers with the right variance, which cannot exceed 3 sigma.
def labels(votes, teachers, sigma, rng):
    def noise():
        return 2 * sigma * (rng.random() + rng.random() + rng.random() - 1.5)
    return [int(v + noise() > teachers - v + noise()) for v in votes]
