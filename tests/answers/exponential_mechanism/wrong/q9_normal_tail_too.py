# N above 30: the normal distribution in place of the binomial one.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + t)
    tail = sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(math.ceil(r), n + 1))
    if n > 30:
        tail = 0.5 * math.erfc((math.ceil(r) - 0.5 - n * p) / math.sqrt(2 * n * p * (1 - p)))
    return p, r, tail
