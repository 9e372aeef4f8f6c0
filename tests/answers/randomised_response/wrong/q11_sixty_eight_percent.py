# Wrong where the probability lies between 2/3 and 0.68: 0.68, "one standard deviation", is asked for.
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    errors = [abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n + 1)]
    total = 0
    for error, chance in sorted(zip(errors, chances)):
        total += chance
        if total >= 0.68:
            return error
