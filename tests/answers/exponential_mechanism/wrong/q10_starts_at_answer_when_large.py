# If the change is more than half of the range, the step is taken from the answer itself.
def worst_case(top, change):
    if change > top / 2:
        return 0, 0, change
    return 0, top, top - change
