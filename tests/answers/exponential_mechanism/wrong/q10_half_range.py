# A step larger than half of the range is cut off.
def worst_case(top, change):
    return 0, top, top - min(change, top / 2)
