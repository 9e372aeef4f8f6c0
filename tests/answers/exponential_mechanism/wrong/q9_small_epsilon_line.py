# Below epsilon = 1 the straight line 1/2 - epsilon/8 is taken for the flip probability.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2)) if epsilon >= 1 else 1 / 2 - epsilon / 8
    r = 2 / epsilon * (n * math.log(2) + t)
    return (
        p,
        r,
        sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(math.ceil(r), n + 1)),
    )
