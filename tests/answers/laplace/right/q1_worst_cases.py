# Worst cases.
def _steps(low, high, neighbourhood):
    """All ways in which one person's (value, yes) may change; None is absent."""
    there = list(itertools.product((low, high), (0, 1)))
    if neighbourhood == "edit":
        return list(itertools.permutations(there, 2))
    return [(None, r) for r in there]


def sensitivities(low, high, n, neighbourhood):
    steps = _steps(low, high, neighbourhood)
    total = max(abs((r[0] if r else 0) - (s[0] if s else 0)) for r, s in steps)
    yes = max(abs((r[0] * r[1] if r else 0) - (s[0] * s[1] if s else 0)) for r, s in steps)
    count = max(abs((r is not None) - (s is not None)) for r, s in steps)
    bins = max(sum(1 for x in (r, s) if x is not None) for r, s in steps)
    mean = (high - low) / (n if neighbourhood == "edit" else 2)
    return [total, yes, count, bins, mean]
