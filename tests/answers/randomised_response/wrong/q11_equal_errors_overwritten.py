# Of two numbers of yes with the same error only the later is kept in the table. Input: n = 2, ones = 0, p = 0.25 must give 0.5, is 1.5
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    table = {}
    for k in range(n + 1):
        table[round(abs((k / n - p) / (1 - 2 * p) - ones / n), 12)] = chances[k]
    total = 0.0
    for error in sorted(table):
        total += table[error]
        if total >= 2 / 3:
            return error
    return max(table)
