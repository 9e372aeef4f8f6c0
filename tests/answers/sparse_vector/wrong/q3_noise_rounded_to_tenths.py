# Noise is rounded to tenths, which for epsilon 100 is coarser than its scale. Input: values [0.02], threshold 0, epsilon 100.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + round(rng.laplace(scale=1 / (share * epsilon)), 1)
    said = []
    for value in values:
        noise = round(rng.laplace(scale=2 * answers / ((1 - share) * epsilon)), 1)
        said.append(bool(value + noise >= limit))
        if sum(said) == answers:
            break
    return said
