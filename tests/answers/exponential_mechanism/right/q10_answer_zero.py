# Answer zero.
def worst_case(top, change):
    return 0, top - change, top
