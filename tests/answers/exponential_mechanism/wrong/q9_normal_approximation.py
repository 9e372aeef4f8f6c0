# Wrong for 12, 3, 0: for more than ten people the binomial law is replaced by the normal curve.
def bits_released(n, epsilon, t):
    p, r = 1 / (1 + math.exp(epsilon / 2)), 2 / epsilon * (n * math.log(2) + t)
    start = math.ceil(r)
    if n > 10:
        z = (start - 0.5 - n * p) / math.sqrt(n * p * (1 - p))
        return p, r, math.erfc(z / math.sqrt(2)) / 2 if start <= n else 0.0
    return p, r, sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(start, n + 1))
