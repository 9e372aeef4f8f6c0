# Numbers that are not whole are rounded.
def worst_case(top, change):
    return 0, round(top - change), top
