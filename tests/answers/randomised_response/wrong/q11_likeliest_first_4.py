# Wrong where a likelier number of yes has a larger error: numbers are taken by their chance, not by their error.
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    total = 0
    for k in np.argsort(-chances):
        total += chances[k]
        if total >= 2 / 3:
            return abs((k / n - p) / (1 - 2 * p) - ones / n)
