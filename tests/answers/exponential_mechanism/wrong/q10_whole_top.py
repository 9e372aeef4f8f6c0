# Wrong where top is not whole, e.g. 10.5 and 1.
def worst_case(top, change):
    best = (0, 0, min(change, top))
    for other in range(int(top) + 1):
        value = other - change
        if value >= 0 and abs(value**2 - other**2) > abs(best[1] ** 2 - best[2] ** 2):
            best = (0, value, other)
    return best
