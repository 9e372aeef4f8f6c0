# 0.67 is put for 2/3. Input: n=20, ones=8, p=0.3.
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    errors = [abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n + 1)]
    reached = 0.0
    for error, chance in sorted(zip(errors, chances)):
        reached += chance
        if reached >= 0.67:
            return error
