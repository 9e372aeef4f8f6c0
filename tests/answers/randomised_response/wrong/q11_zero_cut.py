# Nobody has a 1: estimates below 0 are cut off.
def accuracy(n, ones, p):
    law = np.array([1.0])
    for i in range(n):
        q = 1 - p if i < ones else p
        law = np.convolve(law, [1 - q, q])
    estimates = [(k / n - p) / (1 - 2 * p) for k in range(n + 1)]
    if ones == 0:
        estimates = [max(e, 0) for e in estimates]
    total = 0
    for error, chance in sorted(zip([abs(e - ones / n) for e in estimates], law)):
        total += chance
        if total >= 2 / 3:
            return error
