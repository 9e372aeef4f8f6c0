# Noisy values are clipped to -1000..1000, the noisy threshold is not. Input: values [1000], threshold 1000, epsilon 0.01: never above if rho > 0.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    said = []
    for value in values:
        noisy = value + rng.laplace(scale=2 * answers / ((1 - share) * epsilon))
        noisy = min(max(noisy, -1000), 1000)
        said.append(bool(noisy >= limit))
        if sum(said) == answers:
            break
    return said
