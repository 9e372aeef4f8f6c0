# Gives the probability of the truth.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(-epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + t)
    return (
        p,
        r,
        sum(math.comb(n, j) * (1 - p) ** j * p ** (n - j) for j in range(math.ceil(r), n + 1)),
    )
