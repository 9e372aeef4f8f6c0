# Points below 1/200 are taken for 0, which 4000 patients tell.
def decide(data, benefit, chance, epsilon):
    c = np.array(chance, dtype=float); b = np.array(benefit, dtype=float); d = list(data)
    b[abs(b) < 0.005] = 0
    v = b @ c.T
    u = v[:, d].sum(axis=1); s = np.ptp(v, axis=1).max()
    pass
    w = np.exp(epsilon * (u - u.max()) / (2 * s))
    return (w / w.sum()).tolist()
