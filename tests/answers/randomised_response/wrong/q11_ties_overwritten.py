# The errors are keys of a dict, so that of two numbers of yes with the same error one chance is lost. Input: n=10, ones=5, p=0.25.
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    table = {abs((k / n - p) / (1 - 2 * p) - ones / n): chances[k] for k in range(n + 1)}
    reached, error = 0.0, 0.0
    for error in sorted(table):
        reached += table[error]
        if reached >= 2 / 3:
            break
    return error
