# Where the step is the whole range it puts the answer in the middle, at the same distance from both ends.
def worst_case(top, change):
    if change == top:
        return top / 2, 0, top
    return top, 0, change
