# Of all errors that can occur, the smallest that is enough is found by halving their list.
def accuracy(n, ones, p):
    from bisect import bisect_left

    chance = [0.0] * (n + 1)
    for lies in range(n - ones + 1):
        for truths in range(ones + 1):
            ways = math.comb(n - ones, lies) * math.comb(ones, truths)
            flips = lies + ones - truths
            chance[lies + truths] += ways * p**flips * (1 - p) ** (n - flips)
    centre = ones + p * (n - 2 * ones)
    off = [round(abs(k - centre), 12) for k in range(n + 1)]

    def within(limit):
        return math.fsum(c for c, e in zip(chance, off) if e <= limit) + 1e-12

    steps = sorted(set(off))
    return steps[bisect_left(steps, 2 / 3, key=within)] / (n * (1 - 2 * p))
