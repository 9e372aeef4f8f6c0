# One wrong bit is never counted: the sum starts at 2 at the earliest.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 * (n * math.log(2) + t) / epsilon
    return (
        p,
        r,
        sum(
            math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(max(2, math.ceil(r)), n + 1)
        ),
    )
