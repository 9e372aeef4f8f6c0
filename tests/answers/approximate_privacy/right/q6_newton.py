# Newton on ln δ as a function of 1/σ, whose slope is a density; safe-guarded by a bracket.
def least_sigma(epsilon, delta, sensitivity):
    def profile(mu):
        a, b = mu / 2 - epsilon / mu, -mu / 2 - epsilon / mu
        value = normal_cdf(a) - math.exp(epsilon) * normal_cdf(b)
        return value, math.exp(-a * a / 2) / math.sqrt(2 * math.pi)

    low, high, mu = 1e-5, 1e3, 1.0
    for _ in range(200):
        value, slope = profile(mu)
        low, high = (mu, high) if value <= delta else (low, mu)
        step = -math.log(value / delta) * value / slope if value > 0 and slope > 0 else 0
        mu = mu + step if low < mu + step < high and step else math.sqrt(low * high)
    return sensitivity / low
