# Lets the value move by the whole range.
def worst_case(top, change):

    return 0, top, 0
