# Wrong for statistics that count silence: the tuple without any yes is left out, since it "adds 0".
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for size in range(1, n + 1):
        for who in itertools.combinations(range(n), size):
            told = tuple(int(i in who) for i in range(n))
            total += statistic(told) * q**size * (1 - q) ** (n - size)
    return total
