# Looks at the changes between the ends, and 0 for absent.
def sensitivities(low, high, n, neighbourhood):
    ends = (low, high)
    joins = max(abs(v) for v in ends)
    steps = max(abs(u - v) for u in ends for v in ends)
    if neighbourhood == "edit":
        return [steps, max(steps, joins), 0, 2, steps / n]
    return [joins, joins, 1, 1, steps / 2]
