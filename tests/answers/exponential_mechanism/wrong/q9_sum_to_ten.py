# The sum ends at 10, the largest n of the example.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 * (n * math.log(2) + t) / epsilon
    return p, r, sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(math.ceil(r), 11))
