# Normal noise of the same variance: wrong probabilities.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    noise = rng.normal(0.5772, math.pi / math.sqrt(6), size=(draws, len(scores)))
    return (scores + noise).argmax(axis=1).tolist()
