# Cuts a sixth off each tail of the number of yes, and takes the larger error of the two ends.
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - float(p) if person < ones else float(p)
        chances = np.convolve(chances, [1 - yes, yes])
    errors = [abs((k / n - float(p)) / (1 - 2 * float(p)) - ones / n) for k in range(n + 1)]
    below = np.cumsum(chances)
    low = int(np.argmax(below > 1 / 6))
    high = int(np.argmax(below >= 5 / 6))
    return max(errors[low], errors[high])
