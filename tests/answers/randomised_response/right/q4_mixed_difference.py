# E s = s(all no) + sum over those who say yes of q**k times an alternating sum: inclusion and exclusion.
def expectation(statistic, n, p, theta):
    q = p + theta - 2 * p * theta
    everybody = list(itertools.product((0, 1), repeat=n))
    total = 0
    for who in everybody:
        inside = 0
        for a in everybody:
            if all(x <= y for x, y in zip(a, who)):
                inside += (-1) ** (sum(who) - sum(a)) * statistic(a)
        total += q ** sum(who) * inside
    return total
