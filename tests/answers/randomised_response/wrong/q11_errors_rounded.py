# The errors are rounded to 4 decimals to find ties. Input: n=3, ones=1, p=0.1.
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    table = {}
    for k in range(n + 1):
        error = round(abs((k / n - p) / (1 - 2 * p) - ones / n), 4)
        table[error] = table.get(error, 0) + chances[k]
    reached = 0.0
    for error in sorted(table):
        reached += table[error]
        if reached >= 2 / 3:
            return error
