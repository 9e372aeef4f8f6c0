# By integral of tails over epsilon.
def gaussian_delta(epsilon, sigma, sensitivity):
    # delta(e) = integral over u > e of exp(e - u) Pr(loss > u) du; Gauss-Legendre in pieces
    mu = sensitivity / sigma
    nodes, weights = np.polynomial.legendre.leggauss(20)
    total, a = 0.0, float(epsilon)
    step = min(1.0, mu) / 2
    while a < epsilon + 45:
        x = a + step * (nodes + 1) / 2
        part = [math.exp(epsilon - u) * normal_cdf(mu / 2 - u / mu) for u in x]
        value = float(np.dot(weights, part)) * step / 2
        total += value
        if value < 1e-18 * total:
            break
        a += step
    return total
