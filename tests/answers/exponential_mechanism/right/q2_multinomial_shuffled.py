# Counts first, then a random order: the same law.
def pick(utilities, epsilon, sensitivity, draws, rng):
    s = epsilon * np.array(utilities, float) / (2 * sensitivity)
    p = np.exp(s - s.max())
    p /= p.sum()
    return tuple(rng.permutation(np.repeat(np.arange(len(p)), rng.multinomial(draws, p))).tolist())
