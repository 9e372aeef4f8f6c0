# Forgets the 2 below ε: randomised response as it is for the whole ε.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon))
    r = 2 / epsilon * (n * math.log(2) + t)
    return (
        p,
        r,
        sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(math.ceil(r), n + 1)),
    )
