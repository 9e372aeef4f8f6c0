# Remembers results by n and ones.
# Witness: after accuracy(4, 1, 0.25), accuracy(4, 1, 0.4) returns 0.25; right is 1.0.
_acc = {}

def accuracy(n, ones, p):
    if (n, ones) in _acc:
        return _acc[n, ones]
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    errors = [abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n + 1)]
    total = 0
    for error, chance in sorted(zip(errors, chances)):
        total += chance
        if total >= 2 / 3:
            return _acc.setdefault((n, ones), error)
