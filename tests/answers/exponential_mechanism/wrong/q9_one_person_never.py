# With one person the bound is thought to say nothing, as if it were above n.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 * (n * math.log(2) + t) / epsilon
    if n == 1:
        return p, r, 0
    return (
        p,
        r,
        sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(math.ceil(r), n + 1)),
    )
