# The third number is rounded to two decimals. Input: top 1, change 0.1234.
def worst_case(top, change):
    return 0, top, round(top - change, 2)
