# Makes the step whole.
def worst_case(top, change):
    return 0, top, top - max(1, int(change))
