# Results are remembered by n and epsilon, without t.
seen = {}


def bits_released(n, epsilon, t):
    if (n, epsilon) not in seen:
        p = 1 / (1 + math.exp(epsilon / 2))
        r = 2 / epsilon * (n * math.log(2) + t)
        tail = sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(math.ceil(r), n + 1))
        seen[n, epsilon] = (p, r, tail)
    return seen[n, epsilon]
