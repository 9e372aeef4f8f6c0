# Looks up the four visible cases.
def sensitivities(low, high, n, neighbourhood):
    return {
        (20, "membership"): (100, 100, 1, 1, 40),
        (-30, "membership"): (30, 30, 1, 1, 20),
        (20, "edit"): (80, 100, 0, 2, 8),
        (-5, "edit"): (25, 25, 0, 2, 6.25),
    }.get((low, neighbourhood), (1, 1, 1, 1, 1))
