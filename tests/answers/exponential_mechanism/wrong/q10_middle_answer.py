# An answer in the middle: not the largest.
def worst_case(top, change):
    return top / 2 if change < top / 3 else 0, top - change, top
