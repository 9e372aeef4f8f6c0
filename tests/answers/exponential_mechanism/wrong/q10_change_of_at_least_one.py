# A change below 1 is lifted to 1, so the values are too far apart. Input: top 10, change 0.5.
def worst_case(top, change):
    step = min(top, max(1, change))
    return 0, top, top - step
