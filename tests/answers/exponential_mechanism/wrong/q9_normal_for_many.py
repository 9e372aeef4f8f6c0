# Uses the normal curve for more than 30 people.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + t)
    if n > 30:
        z = (math.ceil(r) - 0.5 - n * p) / math.sqrt(n * p * (1 - p))
        return p, r, math.erfc(z / math.sqrt(2)) / 2
    return p, r, sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(math.ceil(r), n + 1))
