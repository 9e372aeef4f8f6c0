# A uniform candidate is kept with its weight over the largest, else tried again.
def pick(utilities, epsilon, sensitivity, draws, rng):
    best, k, picks = max(utilities), len(utilities), []
    keep = np.array([math.exp(epsilon * (u - best) / (2 * sensitivity)) for u in utilities])
    while len(picks) < draws:
        tries = rng.integers(k, size=4096)
        picks.extend(tries[rng.random(4096) < keep[tries]].tolist())
    return picks[:draws]
