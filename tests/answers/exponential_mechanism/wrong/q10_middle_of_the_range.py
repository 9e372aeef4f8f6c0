# Wrong for 10, 6: for a change above half of the range the values are put around the middle.
def worst_case(top, change):
    if change <= top / 2:
        return 0, top, top - change
    return 0, (top + change) / 2, (top - change) / 2
