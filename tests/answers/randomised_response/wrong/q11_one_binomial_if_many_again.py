# From 20 people on a single binomial distribution with the mean chance of a yes is taken.
# Witness: accuracy(60, 3, 0.05) returns 0.042592592592592585; right is 0.03148148148148148.
def accuracy(n, ones, p):
    chances = np.array([1.0])
    mean = (ones * (1 - p) + (n - ones) * p) / n
    for person in range(n):
        yes = mean if n >= 20 else 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    errors = [abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n + 1)]
    total = 0
    for error, chance in sorted(zip(errors, chances)):
        total += chance
        if total >= 2 / 3:
            return error
