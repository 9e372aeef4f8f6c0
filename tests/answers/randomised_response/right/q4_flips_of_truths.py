# Right: flips of truths
def expectation(statistic, n, p, theta):
    law = {(): 1}
    for _ in range(n):
        longer = {}
        for begun, chance in law.items():
            for x, cx in ((0, 1 - theta), (1, theta)):
                for flip, cf in ((0, 1 - p), (1, p)):
                    key = (*begun, x ^ flip)
                    longer[key] = longer.get(key, 0) + chance * cx * cf
        law = longer
    return sum(statistic(told) * chance for told, chance in law.items())
