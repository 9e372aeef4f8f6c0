# Two thirds are rounded to 0.65.
# Witness: accuracy(1, 1, 0.3384366564611946) returns 1.047380702355626; right is 2.047380702355626.
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    errors = [abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n + 1)]
    total = 0
    for error, chance in sorted(zip(errors, chances)):
        total += chance
        if total >= 0.65:
            return error
