# Draws the counts of each candidate and lists them in order, without shuffling.
def pick(utilities, epsilon, sensitivity, draws, rng):
    s = epsilon * np.array(utilities, float) / (2 * sensitivity)
    p = np.exp(s - s.max())
    p /= p.sum()
    return np.repeat(np.arange(len(p)), rng.multinomial(draws, p)).tolist()
