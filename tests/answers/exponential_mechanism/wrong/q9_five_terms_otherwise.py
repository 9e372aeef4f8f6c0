# Adds five terms of the tail only: those that follow are too small to matter.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + t)
    first = math.ceil(r)
    terms = range(first, min(first + 5, n + 1))
    return p, r, sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in terms)
