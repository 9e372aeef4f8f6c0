# From 30 people on the normal curve is used. Input: n=40, ones=10, p=0.25.
def accuracy(n, ones, p):
    if n >= 30:
        return 0.9674215661017014 * math.sqrt(p * (1 - p) / n) / (1 - 2 * p)
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    errors = [abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n + 1)]
    reached = 0.0
    for error, chance in sorted(zip(errors, chances)):
        reached += chance
        if reached >= 2 / 3:
            return error
