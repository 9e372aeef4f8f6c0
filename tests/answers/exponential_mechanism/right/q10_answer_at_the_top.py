# The answer at the top, the values at 0 and change.
def worst_case(top, change):
    answer, value, other = top, change, 0.0
    return [answer, value, other]
