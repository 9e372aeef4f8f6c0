# For a change above two thirds of the range both values are placed around the middle. Input: top 9, change 7.
def worst_case(top, change):
    if 3 * change > 2 * top:
        return 0, (top + change) / 2, (top - change) / 2
    return top, 0, change
