# Cuts values and threshold to whole numbers, as if they were counts.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    s1 = 1 / (share * epsilon)
    s2 = 2 * answers / ((1 - share) * epsilon)
    values = [int(v) for v in values]
    threshold = int(threshold)
    limit = float(threshold) + rng.laplace(scale=float(s1))
    said, left = [], answers
    for value in values:
        above = value + rng.laplace(scale=float(s2)) >= limit
        said.append(bool(above))
        left -= above
        if left == 0:
            break
    return said
