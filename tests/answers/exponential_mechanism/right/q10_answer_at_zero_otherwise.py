# The answer at 0, the values at the top.
def worst_case(top, change):
    return 0, top, top - change
