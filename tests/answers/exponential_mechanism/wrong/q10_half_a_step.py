# Moves the value by half of what is allowed.
def worst_case(top, change):

    return 0, top, top - change / 2
