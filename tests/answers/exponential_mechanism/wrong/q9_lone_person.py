# One person: the chance is p, also where the bound is above one bit.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + t)
    if n == 1:
        return p, r, p
    return (
        p,
        r,
        sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(math.ceil(r), n + 1)),
    )
