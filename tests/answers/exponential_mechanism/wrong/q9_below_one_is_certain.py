# Where the bound is below 1 it says that it is reached for certain, but no wrong bit does not reach it.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + t)
    start = int(r) + 1 if r >= 1 else 0
    return p, r, math.fsum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(start, n + 1))
