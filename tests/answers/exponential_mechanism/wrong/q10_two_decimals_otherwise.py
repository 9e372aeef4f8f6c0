# Rounds the three numbers to two decimals.
def worst_case(top, change):
    return 0, round(float(top), 2), round(float(top - change), 2)
