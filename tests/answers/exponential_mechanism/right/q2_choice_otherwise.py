# Here rng.choice with the probabilities.
def pick(utilities, epsilon, sensitivity, draws, rng):
    s = epsilon * np.array(utilities, float) / (2 * sensitivity)
    p = np.exp(s - s.max())
    return rng.choice(len(p), size=draws, p=p / p.sum())
