# Running products by accumulate, then a sum of squares.
def worst_deviations(steps, rho):
    c = itertools.accumulate(range(1, steps), lambda last, k: last * (k - 0.5) / k, initial=1.0)
    l, m = steps.bit_length(), (steps + 1).bit_length() - 1
    unit = 1 / math.sqrt(2 * rho)
    return unit * math.sqrt(l * m), unit * sum(x**2 for x in c)
