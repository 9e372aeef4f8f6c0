# The change is taken to be at least 1.
def worst_case(top, change):
    return 0, top, top - max(1, change)
