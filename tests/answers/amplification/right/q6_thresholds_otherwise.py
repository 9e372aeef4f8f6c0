# One order only (the other is its mirror image), and events "at least t", as the ratio rises.
def shuffled_delta(people, p, factor):
    def binomial(m, q):
        return [math.comb(m, k) * q**k * (1 - q) ** (m - k) for k in range(m + 1)]

    best = Fraction(0)
    for j in range(people):
        a, b = binomial(j, 1 - p), binomial(people - 1 - j, p)
        crowd = [sum(a[i] * b[k - i] for i in range(len(a)) if 0 <= k - i < len(b)) for k in range(people)]
        up = [p * u + (1 - p) * v for u, v in zip(crowd + [0], [0] + crowd)]
        down = [(1 - p) * u + p * v for u, v in zip(crowd + [0], [0] + crowd)]
        for t in range(people + 2):
            best = max(best, sum(up[t:]) - factor * sum(down[t:]))
    return best
