# For a single question it thinks that noise on the question is enough.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    s1 = 1 / (share * epsilon)
    s2 = 2 * answers / ((1 - share) * epsilon)
    limit = float(threshold) + (rng.laplace(scale=float(s1)) if len(values) > 1 else 0.0)
    said, left = [], answers
    for value in values:
        above = value + rng.laplace(scale=float(s2)) >= limit
        said.append(bool(above))
        left -= above
        if left == 0:
            break
    return said
