# Wrong for 12, 0.1, 3: 1 less the chance to stay below, but for five and more people "all wrong" is missing from the sum.
def bits_released(n, epsilon, t):
    p, r = 1 / (1 + math.exp(epsilon / 2)), 2 / epsilon * (n * math.log(2) + t)
    below = range(min(math.ceil(r), n + 1 if n < 5 else n))
    return p, r, 1 - sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in below)
