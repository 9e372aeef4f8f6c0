# Above 20 people the number of yes is given one binomial law of the mean chance. Input: n = 21, ones = 1, p = 0 must give 0
def accuracy(n, ones, p):
    q = (ones * (1 - p) + (n - ones) * p) / n
    chances = np.array([1.0])
    for person in range(n):
        yes = q if n > 20 else (1 - p if person < ones else p)
        chances = np.convolve(chances, [1 - yes, yes])
    errors = [abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n + 1)]
    total = 0.0
    for error, chance in sorted(zip(errors, chances)):
        total += chance
        if total >= 2 / 3:
            return error
    return max(errors)
