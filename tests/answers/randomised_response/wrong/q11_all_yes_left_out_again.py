# The table has the rows 0 to n - 1: nothing but yes is left out.
# Witness: accuracy(3, 3, 0.1) returns 1.125; right is 0.125.
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    errors = [abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n)]
    total, error = 0, 0.0
    for error, chance in sorted(zip(errors, chances)):
        total += chance
        if total >= 2 / 3:
            return error
    return error
