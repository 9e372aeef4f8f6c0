# Counts only lists with just as many wrong bits as the bound says.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + t)
    j = math.ceil(r)
    return p, r, math.comb(n, j) * p**j * (1 - p) ** (n - j) if j <= n else 0
