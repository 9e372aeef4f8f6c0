# The other order of the two values.
def worst_case(top, change):

    return [0, top - change, top]
