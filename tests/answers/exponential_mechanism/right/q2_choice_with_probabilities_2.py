# By choice with probabilities.
def pick(utilities, epsilon, sensitivity, draws, rng):
    z = np.array(utilities, dtype=float) * epsilon / (2 * sensitivity)
    w = np.exp(z - z.max())
    return rng.choice(len(w), size=draws, p=w / w.sum())
