# A bound below 1 is rounded down to 0 wrong bits, which are always reached. Input: n 1, epsilon 10, t 0.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + t)
    first = int(r) + (r > 1)
    return p, r, sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(first, n + 1))
