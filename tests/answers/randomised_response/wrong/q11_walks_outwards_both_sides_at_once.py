# Walks outwards from the true share in steps of one yes on both sides at once. Input: n=4, ones=1, p=0.25.
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    errors = [abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n + 1)]
    middle = min(range(n + 1), key=lambda k: errors[k])
    for width in range(n + 1):
        inside = range(max(0, middle - width), min(n, middle + width) + 1)
        if sum(chances[k] for k in inside) >= 2 / 3:
            return max(errors[k] for k in inside)
