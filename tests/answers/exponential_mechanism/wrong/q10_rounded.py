# The other value is rounded to one decimal.
def worst_case(top, change):
    return 0, top, round(top - change + 0.04, 1)
