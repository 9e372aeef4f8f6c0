# The threshold is taken without its sign. Law: values [0], threshold -10, epsilon = 100: surely above, here below.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = abs(threshold) + rng.laplace(scale=1 / (share * epsilon))
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=2 * answers / ((1 - share) * epsilon)) >= limit))
        if sum(said) == answers:
            break
    return said
