# The second value is not let below the middle of the range.
def worst_case(top, change):
    return 0, top, max(top - change, top / 2)
