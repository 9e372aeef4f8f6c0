# The top is cut to a whole number. Input: top 0.5, change 0.1.
def worst_case(top, change):
    R = int(top)
    return 0, R, max(0, R - change)
