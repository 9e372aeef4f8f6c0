# Actions with the same benefits are one action, whose weight they share.
def decide(data, benefit, chance, epsilon):
    v = np.array(benefit) @ np.array(chance).T
    s = v[:, data].sum(axis=1) * epsilon / (2 * np.ptp(v, axis=1).max())
    w = np.exp(s - s.max()) / np.array([benefit.count(row) for row in benefit])
    return w / w.sum()
