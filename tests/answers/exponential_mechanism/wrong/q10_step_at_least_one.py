# The step is at least 1, as between whole numbers: more than a smaller change allows.
def worst_case(top, change):
    return 0, top, top - max(change, 1)
