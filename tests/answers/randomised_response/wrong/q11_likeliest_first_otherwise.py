# Collects the numbers of yes from the likeliest down, and not from the smallest error up.
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - float(p) if person < ones else float(p)
        chances = np.convolve(chances, [1 - yes, yes])
    errors = [abs((k / n - float(p)) / (1 - 2 * float(p)) - ones / n) for k in range(n + 1)]
    order = sorted(range(n + 1), key=lambda k: -chances[k])
    total, worst = 0.0, 0.0
    for k in order:
        total += chances[k]
        worst = max(worst, errors[k])
        if total >= 2 / 3:
            return worst
