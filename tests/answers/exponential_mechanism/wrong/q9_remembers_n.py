# The binomial distribution is remembered by n alone.
# Witness: after bits_released(2, 4, 1): bits_released(2, 6, 1) returns [0.04742587317756678, 0.7954314537066303, 0.22419650742562405]; right: [0.04742587317756678, 0.7954314537066303, 0.09260253290847892]
_laws = {}


def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + t)
    if n not in _laws:
        _laws[n] = [math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(n + 1)]
    return p, r, sum(_laws[n][math.ceil(r) :])
