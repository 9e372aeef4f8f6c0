# Wrong for 1, 1.5, 0: the bound 0.924 is below 1, and max(2, ..) starts at two wrong bits.
def bits_released(n, epsilon, t):
    p, r = 1 / (1 + math.exp(epsilon / 2)), 2 / epsilon * (n * math.log(2) + t)
    start = max(2, math.ceil(r))
    return p, r, sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(start, n + 1))
