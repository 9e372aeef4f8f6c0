# The tail is that of at most twenty people. Input: n 60, epsilon 2.8, t 0.
def bits_released(n, epsilon, t):
    m = min(n, 20)
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + t)
    tail = sum(math.comb(m, j) * p**j * (1 - p) ** (m - j) for j in range(math.ceil(r), m + 1))
    return p, r, tail
