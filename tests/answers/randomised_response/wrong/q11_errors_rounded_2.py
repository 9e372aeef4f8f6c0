# The errors are rounded to three digits so that equal ones meet, and the rounded one is returned, as for n = 3, ones = 1, p = 0.2.
def accuracy(n, ones, p):
    chances = [1.0]
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    table = {}
    for k, chance in enumerate(chances):
        error = round(abs((k / n - p) / (1 - 2 * p) - ones / n), 3)
        table[error] = table.get(error, 0) + chance
    total = 0.0
    for error in sorted(table):
        total += table[error]
        if total >= 2 / 3:
            return error
