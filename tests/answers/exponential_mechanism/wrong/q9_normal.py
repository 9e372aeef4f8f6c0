# A normal curve in place of the binomial distribution.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + t)
    z = (math.ceil(r) - 0.5 - n * p) / math.sqrt(n * p * (1 - p))
    return p, r, math.erfc(z / math.sqrt(2)) / 2
