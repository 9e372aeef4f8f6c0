# Cuts off up to a sixth at each end of the number of yes, and not the largest errors. Input: n=1, ones=1, p=0.25.
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    errors = [abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n + 1)]
    below = np.cumsum(chances)
    low = int(np.searchsorted(below, 1 / 6))
    high = int(np.searchsorted(below, 5 / 6))
    return max(errors[low], errors[high])
