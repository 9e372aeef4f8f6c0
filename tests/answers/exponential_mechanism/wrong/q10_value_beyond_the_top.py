# Wrong for 10, 8: for a change of 3/4 of the range and more the upper value is beyond the top, 10.5.
def worst_case(top, change):
    value = top - change if change < 0.75 * top else top / 4
    return 0, value, value + change
