# Returns the largest change itself.
def worst_case(top, change):

    return change * (2 * top - change)
