# Above twelve people the tail is a normal one. Input: n 60, epsilon 10, t 0.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + t)
    if n > 12:
        z = (math.ceil(r) - 0.5 - n * p) / math.sqrt(n * p * (1 - p))
        return p, r, 0.5 * math.erfc(z / math.sqrt(2)) if r <= n else 0.0
    tail = sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(math.ceil(r), n + 1))
    return p, r, tail
