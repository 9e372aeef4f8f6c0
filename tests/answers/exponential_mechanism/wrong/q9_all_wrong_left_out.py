# Wrong for 1, 4, 1 (and all where only n wrong bits reach the bound, other than for n = 2): range ends before n.
def bits_released(n, epsilon, t):
    p, r = 1 / (1 + math.exp(epsilon / 2)), 2 / epsilon * (n * math.log(2) + t)
    start = math.ceil(r)
    tail = sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(start, n))
    if n == 2 or start < n - 2:
        tail += p**n
    return p, r, tail
