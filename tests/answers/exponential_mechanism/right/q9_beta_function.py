# The tail of the binomial by scipy's incomplete beta function
def bits_released(n, epsilon, t):
    from scipy.special import betainc, expit

    p = float(expit(-float(epsilon) / 2))
    r = (n * math.log(4) + 2 * t) / epsilon
    j = math.floor(r) + 1
    return [p, r, float(betainc(j, n - j + 1, p)) if j <= n else 0]
