# Returns the two values without the answer.
def worst_case(top, change):

    return top, top - change
