# Takes a step of at least 1.
def worst_case(top, change):
    step = max(1, change)
    return 0, top, max(0, top - step)
