# Draws how often each is picked, then the order.
def pick(utilities, epsilon, sensitivity, draws, rng):
    u = np.array(utilities, dtype=float)
    w = np.exp(epsilon * (u - u.max()) / (2 * sensitivity))
    counts = rng.multinomial(draws, w / w.sum())
    picks = np.repeat(np.arange(len(u)), counts)
    rng.shuffle(picks)
    return tuple(picks)
