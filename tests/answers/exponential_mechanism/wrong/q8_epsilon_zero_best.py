# Epsilon = 0 is read as "no privacy": the best action for sure.
def decide(data, benefit, chance, epsilon):
    v = np.array(benefit) @ np.array(chance).T
    total = v[:, data].sum(axis=1)
    if epsilon == 0:
        return [float(i == total.argmax()) for i in range(len(total))]
    w = np.exp(epsilon * (total - total.max()) / (2 * np.ptp(v, axis=1).max()))
    return list(w / w.sum())
