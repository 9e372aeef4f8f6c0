# Weighted variance by numpy over the four cases of one person.
def variance_sampled(n, p, theta):
    weight = np.array([theta * (1 - p), theta * p, (1 - theta) * p, (1 - theta) * (1 - p)])
    value = (np.array([1, 0, 1, 0]) - p) / (1 - 2 * p)
    return weight @ (value - weight @ value) ** 2 / n
