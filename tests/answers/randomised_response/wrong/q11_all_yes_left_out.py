# The table stops at n - 1 yes, the case that all say yes is missing. Input: n=1, ones=1, p=0.1 (the case has 0.9).
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    errors = [abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n)]
    reached, error = 0.0, 0.0
    for error, chance in sorted(zip(errors, chances)):
        reached += chance
        if reached >= 2 / 3:
            break
    return error
