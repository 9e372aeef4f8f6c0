# Only the first thousand patients are summed. Input: 1000 records 0 and then 1000 records 1.
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    sensitivity = np.ptp(values, axis=1).max()
    total = values[:, data[:1000]].sum(axis=1)
    w = np.exp(epsilon * (total - total.max()) / (2 * sensitivity))
    return w / w.sum()
