# Gives one answer, below, also if there is no question.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    """The answers of one session: True for above, up to the last that may be given."""
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    noisy = np.array(values) + rng.laplace(scale=2 * answers / ((1 - share) * epsilon), size=len(values))
    said = [bool(v) for v in noisy >= limit] or [False]
    ends = [i for i, above in enumerate(said) if above]
    return said[: ends[answers - 1] + 1] if len(ends) >= answers else said
