# Gives the smaller part to the threshold whatever share says.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    share = min(share, 1 - share)
    s1 = 1 / (share * epsilon)
    s2 = 2 * answers / ((1 - share) * epsilon)
    limit = float(threshold) + rng.laplace(scale=float(s1))
    said, left = [], answers
    for value in values:
        above = value + rng.laplace(scale=float(s2)) >= limit
        said.append(bool(above))
        left -= above
        if left == 0:
            break
    return said
