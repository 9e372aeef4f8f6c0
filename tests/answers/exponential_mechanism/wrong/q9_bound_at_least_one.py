# Raises a bound below 1 to 1, since bits are whole.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = max(1.0, 2 / epsilon * (n * math.log(2) + t))
    tail = sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(math.ceil(r), n + 1))
    return p, r, tail
