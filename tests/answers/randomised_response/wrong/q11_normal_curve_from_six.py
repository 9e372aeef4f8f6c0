# Wrong for more than five people: the normal curve is used.
def accuracy(n, ones, p):
    if n > 5:
        return 0.9674215661017 * math.sqrt(p * (1 - p) / n) / (1 - 2 * p)
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    errors = [abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n + 1)]
    total = 0
    for error, chance in sorted(zip(errors, chances)):
        total += chance
        if total >= 2 / 3:
            return error
