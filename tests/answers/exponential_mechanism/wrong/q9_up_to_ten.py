# The sum ends at ten wrong bits.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + t)
    tail = [math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(min(n, 10) + 1)]
    return p, r, sum(tail[math.ceil(r) :])
