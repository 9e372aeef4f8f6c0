# The bound is cut, not rounded up, while it is below 1: then the chance is said to be 1.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + t)
    start = math.ceil(r) if r > 1 else 0
    return p, r, sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(start, n + 1))
