# Rounds all noise to whole numbers.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    s1 = 1 / (share * epsilon)
    s2 = 2 * answers / ((1 - share) * epsilon)
    limit = threshold + round(rng.laplace(scale=float(s1)))
    said = []
    for value in values:
        said.append(value + round(rng.laplace(scale=float(s2))) >= limit)
        if said.count(True) >= answers:
            return said
    return said
