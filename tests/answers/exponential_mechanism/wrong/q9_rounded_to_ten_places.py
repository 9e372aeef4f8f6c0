# All three are rounded to ten decimals, too few for a small probability. Input: n 1, epsilon 10, t 0.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + t)
    tail = sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(math.ceil(r), n + 1))
    return round(p, 10), round(r, 10), round(tail, 10)
