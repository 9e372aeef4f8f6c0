# For more than 20 people one binomial with the mean chance of a yes is taken. Input: n=40, ones=20, p=0.1.
def accuracy(n, ones, p):
    if n <= 20:
        yes = [1 - p] * ones + [p] * (n - ones)
    else:
        yes = [p + (1 - 2 * p) * ones / n] * n
    chances = np.array([1.0])
    for q in yes:
        chances = np.convolve(chances, [1 - q, q])
    errors = [abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n + 1)]
    reached = 0.0
    for error, chance in sorted(zip(errors, chances)):
        reached += chance
        if reached >= 2 / 3:
            return error
