# Wrong for a change above half of the range, e.g. 10 and 8: the values stay in the upper half.
def worst_case(top, change):
    return 0, max(top - change, top / 2), top
