# Costs in units of a common denominator, bought unit by unit from a heap of prices.
def best_tpr(one, other, fpr):
    unit = math.lcm(fpr.denominator, *(s.denominator for s in one))
    prices = []
    free = 0
    for s, t in zip(one, other):
        units = int(s * unit)
        if units == 0:
            free += t
        prices += [t / units for _ in range(units)] if units else []
    prices.sort(reverse=True)
    return free + sum(prices[: int(fpr * unit)])
