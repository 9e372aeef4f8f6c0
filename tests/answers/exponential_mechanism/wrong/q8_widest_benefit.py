# Wrong where the action with the widest points u(a.
# (e.g. its best and worst outcome are equally likely for all records), or where several share the widest points
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    widest = np.ptp(np.array(benefit, dtype=float), axis=1).argmax()
    delta = np.ptp(values[widest])
    totals = values[:, data].sum(axis=1)
    weights = np.exp(epsilon * (totals - totals.max()) / (2 * delta))
    return weights / weights.sum()
