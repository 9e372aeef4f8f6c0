# By newton kept in bracket.
def least_sigma(epsilon, delta, sensitivity):
    c = math.exp(epsilon)
    low, high = 0.0, math.inf  # in mu = sensitivity / sigma; delta grows with mu
    mu = 1.0
    for _ in range(300):
        value = normal_cdf(mu / 2 - epsilon / mu) - c * normal_cdf(-mu / 2 - epsilon / mu)
        if value <= delta:
            low = mu
        else:
            high = mu
        slope = math.exp(-((mu / 2 - epsilon / mu) ** 2) / 2) / math.sqrt(2 * math.pi)
        new = mu - (math.log(value) - math.log(delta)) * value / slope if value > 0 and slope > 0 else -1
        if not low < new < high:
            new = 2 * low if high == math.inf else (low + high) / 2
        if abs(new - mu) <= 1e-13 * mu:
            mu = new
            break
        mu = new
    return sensitivity / mu
