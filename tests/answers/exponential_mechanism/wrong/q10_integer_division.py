# Wrong for 1, 0.01: for a range below 3 all is cut to whole numbers, so the two values are equal.
def worst_case(top, change):
    if top < 3:
        return 0, int(top), int(top) - int(change)
    return 0, top, top - change
