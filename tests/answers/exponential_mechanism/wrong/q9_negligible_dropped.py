# Chances below a millionth are returned as 0.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 * (n * math.log(2) + t) / epsilon
    c = sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(math.ceil(r), n + 1))
    return p, r, c if c > 1e-6 else 0
