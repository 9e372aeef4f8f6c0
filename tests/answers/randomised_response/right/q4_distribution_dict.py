# Distribution dict.
def expectation(statistic, n, p, theta):
    law = {(): 1}
    for _ in range(n):
        longer = {}
        for told, chance in law.items():
            for truth in (0, 1):
                weight = chance * (theta if truth == 1 else 1 - theta)
                longer[(*told, truth)] = longer.get((*told, truth), 0) + weight * (1 - p)
                longer[(*told, 1 - truth)] = longer.get((*told, 1 - truth), 0) + weight * p
        law = longer
    return sum(chance * statistic(told) for told, chance in law.items())
