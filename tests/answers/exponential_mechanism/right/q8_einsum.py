# With one sum over outcomes and records.
def decide(data, benefit, chance, epsilon):

    u, p = np.asarray(benefit, float), np.asarray(chance, float)
    shares = np.array([list(data).count(r) for r in range(len(p))])
    utilities = np.einsum("ay,ry,r->a", u, p, shares)
    sensitivity = max(np.ptp(p @ row) for row in u)

    weights = np.exp(epsilon * (utilities - utilities.max()) / (2 * sensitivity))
    return weights / weights.sum()
