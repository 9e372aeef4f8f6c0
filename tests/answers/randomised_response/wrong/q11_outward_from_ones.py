# The numbers of yes are taken in the order of their distance from the ones, not of their errors.
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    total = worst = 0
    for k in sorted(range(n + 1), key=lambda k: (abs(k - ones), -k)):
        total += chances[k]
        worst = max(worst, abs((k / n - p) / (1 - 2 * p) - ones / n))
        if total >= 2 / 3:
            return worst
