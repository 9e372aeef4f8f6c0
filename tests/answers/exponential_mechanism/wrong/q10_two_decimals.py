# Rounds to two decimals.
def worst_case(top, change):
    return 0, top, round(top - change, 2)
