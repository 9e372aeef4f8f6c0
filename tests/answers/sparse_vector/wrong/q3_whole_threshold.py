# The threshold is rounded down to a whole number. Law: values [0.5], threshold 0.9, epsilon = 100: mostly below, here mostly above.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = math.floor(threshold) + rng.laplace(scale=1 / (share * epsilon))
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=2 * answers / ((1 - share) * epsilon)) >= limit))
        if sum(said) == answers:
            break
    return said
