# Goes through all patterns of flips and adds their chances up by error.
def accuracy(n, ones, p):
    found = []
    for flips in itertools.product((0, 1), repeat=n):
        yes = ones - sum(flips[:ones]) + sum(flips[ones:])
        weight = p ** sum(flips) * (1 - p) ** (n - sum(flips))
        found.append((abs((yes / n - p) / (1 - 2 * p) - ones / n), weight))
    found.sort()
    running = itertools.accumulate(weight for _, weight in found)
    return next(error for (error, _), total in zip(found, running) if total >= 2 / 3)
