# Wrong for 5, 3, 1: e^(ε/2) is math.exp(ε // 2) for an int, so that ε = 3 counts as 2.
def bits_released(n, epsilon, t):
    half = epsilon // 2 if isinstance(epsilon, int) and epsilon > 1 else epsilon / 2
    p, r = 1 / (1 + math.exp(half)), 2 / epsilon * (n * math.log(2) + t)
    return p, r, sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(math.ceil(r), n + 1))
