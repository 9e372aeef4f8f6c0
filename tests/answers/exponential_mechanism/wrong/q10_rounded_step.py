# The change is rounded to one decimal.
def worst_case(top, change):
    return top, 0, round(change, 1)
