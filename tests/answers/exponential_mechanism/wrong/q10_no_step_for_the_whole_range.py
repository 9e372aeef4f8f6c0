# Wrong for 5, 5: "no room for a step", and the two values are the same.
def worst_case(top, change):
    if change >= top:
        return 0, top, top
    return 0, top, top - change
