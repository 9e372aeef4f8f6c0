# The likeliest numbers of yes are collected instead of those with the smallest error, as for n = 11, ones = 11, p = 0.15.
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    total, worst = 0.0, 0.0
    for k in np.argsort(-chances, kind="stable"):
        total += chances[k]
        worst = max(worst, abs((k / n - p) / (1 - 2 * p) - ones / n))
        if total >= 2 / 3:
            return worst
