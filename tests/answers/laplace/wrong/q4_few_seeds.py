# Seeds a generator of its own from rng with a number below 500: only 500 releases are possible.
# Witness: private_histogram([], (0, 1), 1, "membership", rng) has at most 500 different results: in 2000 calls about 1500 repeat an earlier vector exactly; continuous noise never does.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    own = np.random.default_rng(int(rng.integers(500)))
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [data.count(b) + own.laplace(scale=scale) for b in bins]
