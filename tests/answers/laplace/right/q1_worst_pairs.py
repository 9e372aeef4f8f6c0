# For each query the worst neighbours among the ends of the interval are compared.
def sensitivities(low, high, n, neighbourhood):
    ends = (low, high)
    if neighbourhood == "membership":
        joins = max(abs(v) for v in ends)
        mean = max(abs(a - (a + b) / 2) for a, b in itertools.product(ends, ends))
        return [joins, joins, 1, 1, mean]
    steps = [abs(a - b) for a, b in itertools.product(ends, ends)]
    said = [
        abs(a * p - b * q) for a, b in itertools.product(ends, ends) for p in (0, 1) for q in (0, 1)
    ]
    return [max(steps), max(said), 0, 2, max(steps) / n]
