# N > 5: the number of yes is given one binomial distribution with the mean chance.
def accuracy(n, ones, p):
    if n > 5:
        q = (ones * (1 - p) + (n - ones) * p) / n
        law = [math.comb(n, k) * q**k * (1 - q) ** (n - k) for k in range(n + 1)]
    else:
        law = np.array([1.0])
        for i in range(n):
            q = 1 - p if i < ones else p
            law = np.convolve(law, [1 - q, q])
    errors = [abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n + 1)]
    total = 0
    for error, chance in sorted(zip(errors, law)):
        total += chance
        if total >= 2 / 3:
            return error
