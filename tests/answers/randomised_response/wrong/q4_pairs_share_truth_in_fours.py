# With four people the first and the last have the same truth. Input: statistic = a[0] * a[3], n = 4, p = 0, theta = 1/2: 1/4.
def expectation(statistic, n, p, theta):
    total = 0
    for truth in itertools.product((0, 1), repeat=min(n, 3)):
        likely = math.prod([theta if x else 1 - theta for x in truth])
        people = (truth * 2)[:n]
        for told in itertools.product((0, 1), repeat=n):
            coins = math.prod([1 - p if a == x else p for a, x in zip(told, people)])
            total += likely * coins * statistic(told)
    return total
