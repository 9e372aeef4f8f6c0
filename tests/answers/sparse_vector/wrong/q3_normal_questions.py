# The noise on the questions is normal, of the same variance as the Laplace noise.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    first = 1 / (share * epsilon)
    second = 2 * answers / ((1 - share) * epsilon)
    limit = threshold + rng.laplace(scale=first)
    said = []
    for value in values:
        said.append(bool(value + rng.normal(scale=second * 2**0.5) >= limit))
        if sum(said) == answers:
            break
    return said
