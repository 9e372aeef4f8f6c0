# One uniform number, spread evenly over all picks and shuffled: frequencies vary too little. Input: [1, 1], 4 draws (always two of each).
def pick(utilities, epsilon, sensitivity, draws, rng):
    z = np.array(utilities, float) * epsilon / (2 * sensitivity)
    p = np.exp(z - z.max())
    edges = np.cumsum(p / p.sum())
    u = (np.arange(draws) + rng.random()) / draws
    places = np.minimum(np.searchsorted(edges, u, side="right"), len(p) - 1)
    return rng.permutation(places)
