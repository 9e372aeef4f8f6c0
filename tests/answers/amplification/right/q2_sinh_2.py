# Another road: By sinh.
def plan(epsilon, target, rate):
    # e^u - 1 = 2 e^(u/2) sinh(u/2)
    def grown(u):
        return 2 * np.exp(u / 2) * np.sinh(u / 2)

    return np.array([np.minimum(grown(target) / grown(epsilon), 1.0), np.log1p(grown(target) / rate)])
