# How often each is picked is multinomial, and then the picks are shuffled.
def pick(utilities, epsilon, sensitivity, draws, rng):
    z = np.array(utilities, float) * epsilon / (2 * sensitivity)
    p = np.exp(z - z.max())
    counts = rng.multinomial(draws, p / p.sum())
    return rng.permutation(np.repeat(np.arange(len(p)), counts))
