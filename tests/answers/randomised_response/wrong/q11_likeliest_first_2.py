# Adds up the likeliest numbers of yes first, not the smallest errors. Input: n = 8, ones = 0, p = 0.2 must give 0.29166..., is 0.3333
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    errors = [abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n + 1)]
    total, worst = 0.0, 0.0
    for chance, error in sorted(zip(chances, errors), key=lambda pair: -pair[0]):
        total += chance
        worst = max(worst, error)
        if total >= 2 / 3:
            return worst
    return worst
