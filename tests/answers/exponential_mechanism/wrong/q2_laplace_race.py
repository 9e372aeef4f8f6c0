# Other noise: probabilities are not exactly those of the mechanism.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    noise = rng.laplace(size=(draws, len(scores)))
    return (scores + noise).argmax(axis=1).tolist()
