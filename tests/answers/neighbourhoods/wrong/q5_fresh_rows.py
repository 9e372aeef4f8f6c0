# The rows are random: not the same at each call.
def variant(epsilon):
    weaker = epsilon * np.random.default_rng().uniform(0.5, 1)
    c = 1 / (math.exp(weaker) + 1)
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
