# Wrong for 12, 1, 1: the bound, 18.6, is cut off at n + 6 ("more wrong bits than people make no sense").
def bits_released(n, epsilon, t):
    p, r = 1 / (1 + math.exp(epsilon / 2)), 2 / epsilon * (n * math.log(2) + t)
    r = min(r, n + 6)
    return p, r, sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(math.ceil(r), n + 1))
