# Adds up the likeliest numbers of yes and not the smallest errors. Input: n=8, ones=0, p=0.2.
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    errors = [abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n + 1)]
    reached, worst = 0.0, 0.0
    for k in sorted(range(n + 1), key=lambda k: -chances[k]):
        reached += chances[k]
        worst = max(worst, errors[k])
        if reached >= 2 / 3:
            return worst
