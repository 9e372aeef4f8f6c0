# Counter minus.
def group_bounds(x, y, epsilon):
    gone, new = Counter(x) - Counter(y), Counter(y) - Counter(x)
    out, into = gone.total(), new.total()
    return (out + into) * epsilon, (out * epsilon if out == into else float("inf"))
