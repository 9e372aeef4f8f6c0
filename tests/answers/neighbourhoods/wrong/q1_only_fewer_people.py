# Wrong for y longer than x, e.g. x = (0,), y = (0, 1, 1).
def group_bounds(x, y, epsilon):
    gone, came = Counter(x) - Counter(y), Counter(y) - Counter(x)
    out, into = sum(gone.values()), sum(came.values())
    return (out + into) * epsilon, math.inf if out > into else max(out, into) * epsilon
