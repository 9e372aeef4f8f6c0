# The range is cut at 100. Input: top 1000, change 10.
def worst_case(top, change):
    R = min(top, 100)
    return 0, R, max(0, R - change)
