# Wrong for nobody with a 1 and for everybody: one of them is always put in.
def accuracy(n, ones, p):
    some = min(max(ones, 1), n - 1) if n > 1 else ones
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < some else p
        chances = np.convolve(chances, [1 - yes, yes])
    errors = [abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n + 1)]
    total = 0
    for error, chance in sorted(zip(errors, chances)):
        total += chance
        if total >= 2 / 3:
            return error
