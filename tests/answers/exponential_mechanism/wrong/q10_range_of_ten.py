# Takes the range to be 0 to 10.
def worst_case(top, change):

    return 0, 10, 10 - change
