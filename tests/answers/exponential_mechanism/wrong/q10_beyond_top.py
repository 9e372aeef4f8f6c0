# Leaves the range: other lies above top.
def worst_case(top, change):
    return 0, top - change / 2, top + change / 2
