# The same noise in all draws: not independent.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    noise = rng.gumbel(size=(1, len(scores)))
    return (scores + noise).argmax(axis=1).tolist() * draws
