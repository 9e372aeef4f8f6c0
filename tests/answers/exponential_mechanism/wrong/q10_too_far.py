# Change below top: value and other are too far apart.
def worst_case(top, change):
    return 0, max(0, top - 2 * change), top
