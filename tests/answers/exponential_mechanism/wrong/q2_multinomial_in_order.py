# The counts are right but the picks come sorted, so they are not independent. Input: [1, 1], 4 draws.
def pick(utilities, epsilon, sensitivity, draws, rng):
    z = np.array(utilities, float) * epsilon / (2 * sensitivity)
    p = np.exp(z - z.max())
    counts = rng.multinomial(draws, p / p.sum())
    return np.repeat(np.arange(len(p)), counts)
