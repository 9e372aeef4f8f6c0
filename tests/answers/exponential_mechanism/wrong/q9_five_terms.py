# Wrong where more than five numbers reach the bound, e.g. n = 40 and epsilon = 3.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + t)
    first = math.ceil(r)
    return (
        p,
        r,
        sum(
            math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(first, min(n + 1, first + 5))
        ),
    )
