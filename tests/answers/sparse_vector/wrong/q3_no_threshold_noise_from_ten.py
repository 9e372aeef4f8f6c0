# From ε = 10 on the threshold has no noise. Law: epsilon = 10, share = 0.05 (scale 2), values [0] * 5, threshold 0.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + (rng.laplace(scale=1 / (share * epsilon)) if epsilon < 10 else 0)
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=2 * answers / ((1 - share) * epsilon)) >= limit))
        if sum(said) == answers:
            break
    return said
