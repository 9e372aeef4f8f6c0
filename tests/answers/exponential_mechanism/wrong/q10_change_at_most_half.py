# The change is cut at half of the range, for fear of going beyond the middle. Input: top 10, change 8.
def worst_case(top, change):
    return 0, top, top - min(change, top / 2)
