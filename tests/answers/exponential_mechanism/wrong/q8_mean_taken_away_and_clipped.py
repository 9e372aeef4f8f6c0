# Wrong for [0] * 399 + [1], [[10, 10], [10, 9], [-10, -10]], [[1.0, 0.0], [0.5, 0.5]], 3: scores are cut at 700 around.
# their mean, so the first two tie.
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit) @ np.array(chance).T
    delta = np.ptp(values, axis=1).max()
    z = values[:, data].sum(axis=1) * epsilon / (2 * delta)
    w = np.exp(np.clip(z - z.mean(), -700, 700))
    return w / w.sum()
