# Wrong for [0, 0], 1, 1, 40: the second generator is seeded by one of 1000 numbers, so 1500 seeds give few results.
def pick(utilities, epsilon, sensitivity, draws, rng):
    own = np.random.default_rng(int(rng.integers(1000)))
    scores = np.array(utilities) * epsilon / (2 * sensitivity)
    return (scores + own.gumbel(size=(draws, len(scores)))).argmax(axis=1)
