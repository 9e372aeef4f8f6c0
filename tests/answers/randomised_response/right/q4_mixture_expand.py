# Averages over the truths with a nested recursion, and simplifies formulas.
def expectation(statistic, n, p, theta):
    table = {(): 1}
    for _ in range(n):
        longer = {}
        for told, chance in table.items():
            for truth, weight in ((1, theta), (0, 1 - theta)):
                longer[told + (truth,)] = longer.get(told + (truth,), 0) + chance * weight * (1 - p)
                longer[told + (1 - truth,)] = (
                    longer.get(told + (1 - truth,), 0) + chance * weight * p
                )
        table = longer
    total = sum(chance * statistic(told) for told, chance in table.items())
    return sp.factor(total) if isinstance(total, sp.Basic) else total
