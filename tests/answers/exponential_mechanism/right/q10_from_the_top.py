# The answer at the top, the values at the bottom.
def worst_case(top, change):

    return top, 0, change
