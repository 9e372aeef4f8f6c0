# Wrong where the bound is just above a whole number, by less than 1/20.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + t)
    first = math.ceil(r - 0.05)
    return p, r, sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(first, n + 1))
