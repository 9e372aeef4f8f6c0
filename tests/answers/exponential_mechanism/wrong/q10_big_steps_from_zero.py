# For steps of more than half the range it lets the value start at the answer.
def worst_case(top, change):
    if 2 * change > top:
        return 0, 0, change
    return 0, top, top - change
