# By the complement.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + t)
    if r > n:
        return p, r, 0
    return (
        p,
        r,
        1 - math.fsum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(math.ceil(r))),
    )
