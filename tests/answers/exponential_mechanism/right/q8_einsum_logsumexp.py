# By einsum logsumexp.
def decide(data, benefit, chance, epsilon):
    v = np.einsum("ay,ry->ra", np.array(benefit), np.array(chance))
    u = v[list(data)].sum(0)
    s = epsilon * u / (2 * (v.max(0) - v.min(0)).max())
    return np.exp(s - np.logaddexp.reduce(s)).tolist()
