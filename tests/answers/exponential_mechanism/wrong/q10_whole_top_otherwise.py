# The top is cut to a whole number.
def worst_case(top, change):
    return 0, int(top), int(top) - change
