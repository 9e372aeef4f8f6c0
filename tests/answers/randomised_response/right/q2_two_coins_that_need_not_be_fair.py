# A first coin that shows tails with probability 2p, and then a fair one which may agree with the truth.
def flip_answers(data, p, rng):
    tails = rng.binomial(1, 2 * p, size=len(data))
    fair = rng.integers(0, 2, size=len(data))
    return np.where(tails == 1, fair, data).tolist()
