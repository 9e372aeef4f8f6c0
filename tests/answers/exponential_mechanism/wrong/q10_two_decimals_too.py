# Wrong where top - change has more than two decimals, e.g. 1 and 0.123.
def worst_case(top, change):
    return 0, round(top - change + 0.0049, 2), top
