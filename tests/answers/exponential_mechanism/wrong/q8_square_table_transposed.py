# Wrong for [1, 0], [[1, 3], [3, 1]], [[0.5, 0.5], [0.1, 0.9]], 1: a square table of chances is not transposed.
def decide(data, benefit, chance, epsilon):
    odds = np.array(chance)
    if odds.shape[0] != odds.shape[1]:
        odds = odds.T
    values = np.array(benefit) @ odds
    delta = np.ptp(values, axis=1).max()
    z = values[:, data].sum(axis=1) * epsilon / (2 * delta)
    w = np.exp(z - z.max())
    return w / w.sum()
