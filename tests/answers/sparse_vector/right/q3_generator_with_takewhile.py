# By generator with takewhile.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    def session():
        limit = threshold + rng.laplace(0, 1 / (share * epsilon))
        so_far = 0
        for value in values:
            above = bool(value + rng.laplace(0, 2 * answers / ((1 - share) * epsilon)) >= limit)
            yield above
            so_far += above
            if so_far == answers:
                return
    return [*session()]
