# Adds up the likeliest numbers of yes first instead of those with the smallest errors.
# Witness: accuracy(35, 0, 0.05) returns 0.05555555555555556; right is 0.03968253968253968.
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    errors = [abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n + 1)]
    total, worst = 0, 0.0
    for chance, error in sorted(zip(chances, errors), reverse=True):
        total += chance
        worst = max(worst, error)
        if total >= 2 / 3:
            return worst
