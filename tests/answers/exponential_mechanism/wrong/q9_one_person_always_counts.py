# For one person the chance is called p, although at epsilon = 1 the bound is above 1 and cannot be reached.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + t)
    if n == 1:
        return p, r, p
    tail = sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(math.ceil(r), n + 1))
    return p, r, tail
