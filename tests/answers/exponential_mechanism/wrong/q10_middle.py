# Puts the answer in the middle of the range.
def worst_case(top, change):

    return top / 2, top, top - change
