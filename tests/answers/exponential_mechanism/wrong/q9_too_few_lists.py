# From 11 people on the number of lists is continued along a line (1024 for ten, 1126 for eleven), not doubled.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    k = min(2**n, 1024 * n // 10)
    r = 2 / epsilon * (math.log(k) + t)
    return (
        p,
        r,
        sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(math.ceil(r), n + 1)),
    )
