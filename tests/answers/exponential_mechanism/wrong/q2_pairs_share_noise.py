# Each two picks that follow each other use the same noise.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    noise = rng.gumbel(size=(draws, len(scores)))
    noise[1::2] = noise[: 2 * (draws // 2) : 2]
    return (scores + noise).argmax(axis=1).tolist()
