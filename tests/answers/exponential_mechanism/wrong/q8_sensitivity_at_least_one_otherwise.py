# A sensitivity below 1 is raised to 1.
def decide(data, benefit, chance, epsilon):
    v = np.array(benefit) @ np.array(chance).T
    s = v[:, data].sum(axis=1) * epsilon / (2 * max(1, np.ptp(v, axis=1).max()))
    w = np.exp(s - s.max())
    return w / w.sum()
