# Rounds up by adding 0.99 and cutting, which fails just above a whole number.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 * (n * math.log(2) + t) / epsilon
    return (
        p,
        r,
        sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(int(r + 0.99), n + 1)),
    )
