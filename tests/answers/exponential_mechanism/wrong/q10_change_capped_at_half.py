# Wrong for 10, 6: the two values are never more than half of the range apart.
def worst_case(top, change):
    return 0, top, top - min(change, top / 2)
