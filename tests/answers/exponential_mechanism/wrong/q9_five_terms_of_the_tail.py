# The tail is summed over five terms only. Input: n 30, epsilon 2 ln 4, t 0.5.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + t)
    first = math.ceil(r)
    tail = 0.0
    for j in range(first, min(n, first + 4) + 1):
        tail += math.comb(n, j) * p**j * (1 - p) ** (n - j)
    return p, r, tail
