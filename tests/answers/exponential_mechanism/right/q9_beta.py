# The tail by the incomplete beta function.
def bits_released(n, epsilon, t):
    from scipy.special import betainc

    p = 1 / (1 + math.exp(epsilon / 2))
    bound = 2 * (n * math.log(2) + t) / epsilon
    least = math.ceil(bound)
    if least > n:
        return p, bound, 0
    return p, bound, 1 if least == 0 else float(betainc(least, n - least + 1, p))
