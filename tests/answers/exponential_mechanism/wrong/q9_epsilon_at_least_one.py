# An epsilon below 1 is raised to 1.
def bits_released(n, epsilon, t):
    epsilon = max(1, epsilon)
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 * (n * math.log(2) + t) / epsilon
    return (
        p,
        r,
        sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(math.ceil(r), n + 1)),
    )
