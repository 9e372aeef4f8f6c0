# The noise on a question is cut at two scales. Law: values [-30] * 200, threshold 0, epsilon = 4, share = 0.95, answers = 1 (scale 10): above is given with 1/40 each, here hardly ever.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    scale = 2 * answers / ((1 - share) * epsilon)
    said = []
    for value in values:
        said.append(bool(value + np.clip(rng.laplace(scale=scale), -2 * scale, 2 * scale) >= limit))
        if sum(said) == answers:
            break
    return said
