# Remembers results by n and epsilon, whatever t was.
def bits_released(n, epsilon, t, known={}):
    if (n, epsilon) not in known:
        p = 1 / (1 + math.exp(epsilon / 2))
        r = 2 / epsilon * (n * math.log(2) + t)
        tail = sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(math.ceil(r), n + 1))
        known[n, epsilon] = p, r, tail
    return known[n, epsilon]
