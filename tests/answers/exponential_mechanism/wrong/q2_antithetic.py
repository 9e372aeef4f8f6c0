# The second half of a longer series uses the chance of the first half turned round.
def pick(utilities, epsilon, sensitivity, draws, rng):
    u = np.array(utilities, dtype=float)
    w = np.exp((u - u.max()) * epsilon / 2 / sensitivity)
    edges = np.cumsum(w / w.sum())
    if draws < 10:
        r = rng.random(draws)
    else:
        r = rng.random((draws + 1) // 2)
        r = np.concatenate([r, 1 - r])[:draws]
    return np.minimum(np.searchsorted(edges, r), len(u) - 1).tolist()
