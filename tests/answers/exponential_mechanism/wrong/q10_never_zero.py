# A value of 0 is avoided by staying a hundredth of the range above it.
def worst_case(top, change):
    return 0, top, max(top - change, top / 100)
