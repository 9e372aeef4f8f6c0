# T = 0 is replaced by 1, as if it were not given.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + (t or 1))
    tail = sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(math.ceil(r), n + 1))
    return p, r, tail
