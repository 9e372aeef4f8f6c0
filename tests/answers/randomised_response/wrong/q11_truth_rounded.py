# The error is measured from the share of ones rounded to 2 decimals. Input: n=3, ones=1, p=0.2.
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    truth = round(ones / n, 2)
    errors = [abs((k / n - p) / (1 - 2 * p) - truth) for k in range(n + 1)]
    reached = 0.0
    for error, chance in sorted(zip(errors, chances)):
        reached += chance
        if reached >= 2 / 3:
            return error
