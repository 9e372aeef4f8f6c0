# Wrong for more than 500 picks: the races begin again with the first one.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    winners = (scores + rng.gumbel(size=(min(draws, 500), len(scores)))).argmax(axis=1)
    return np.resize(winners, draws)
