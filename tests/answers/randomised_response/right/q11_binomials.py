# Another way: binomials.
def _binomial(n, q, k):
    return math.comb(n, k) * q**k * (1 - q) ** (n - k)


def accuracy(n, ones, p):
    mass = {}
    for kept in range(ones + 1):
        for lied in range(n - ones + 1):
            chance = _binomial(ones, 1 - p, kept) * _binomial(n - ones, p, lied)
            mass[kept + lied] = mass.get(kept + lied, 0) + chance
    centre = ones * (1 - p) + (n - ones) * p
    total = 0
    for k in sorted(mass, key=lambda k: abs(k - centre)):
        total += mass[k]
        if total >= 2 / 3:
            return abs(k - centre) / (n * (1 - 2 * p))
