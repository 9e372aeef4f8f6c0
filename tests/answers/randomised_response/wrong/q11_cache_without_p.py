# The distribution is remembered by n and ones, whatever p.
_laws = {}


def accuracy(n, ones, p):
    if (n, ones) not in _laws:
        law = np.array([1.0])
        for i in range(n):
            q = 1 - p if i < ones else p
            law = np.convolve(law, [1 - q, q])
        _laws[n, ones] = law
    errors = [abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n + 1)]
    total = 0
    for error, chance in sorted(zip(errors, _laws[n, ones])):
        total += chance
        if total >= 2 / 3:
            return error
