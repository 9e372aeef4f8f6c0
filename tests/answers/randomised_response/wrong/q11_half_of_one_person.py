# Goes out from the middle in both directions at once, so that a pair of errors is always taken together, if more than ten people answer.
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - float(p) if person < ones else float(p)
        chances = np.convolve(chances, [1 - yes, yes])
    errors = [abs((k / n - float(p)) / (1 - 2 * float(p)) - ones / n) for k in range(n + 1)]
    if n <= 10:
        total = 0.0
        for error, chance in sorted(zip(errors, chances)):
            total += chance
            if total >= 2 / 3:
                return error
    middle = round(n * float(p) + (1 - 2 * float(p)) * ones)
    for far in range(n + 1):
        near = [k for k in range(n + 1) if abs(k - middle) <= far]
        if sum(chances[k] for k in near) >= 2 / 3:
            return max(errors[k] for k in near)
