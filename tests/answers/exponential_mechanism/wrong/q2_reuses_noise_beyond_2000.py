# Draws 2000 races at most and deals their winners out again if more are wanted.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = np.array(utilities, dtype=float) * float(epsilon) / (2 * float(sensitivity))
    winners = (scores + rng.gumbel(size=(min(draws, 2000), len(scores)))).argmax(axis=1)
    return np.resize(winners, draws)
