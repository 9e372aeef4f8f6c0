# Never picks one candidate twice in a row, where there are others.
def pick(utilities, epsilon, sensitivity, draws, rng):
    u = np.array(utilities, dtype=float)
    w = np.exp(epsilon * (u - u.max()) / (2 * sensitivity))
    picks = []
    for _ in range(draws):
        v = w.copy()
        if picks and np.count_nonzero(v) > 1:
            v[picks[-1]] *= 0.5
        picks.append(int(rng.choice(len(v), p=v / v.sum())))
    return picks
