# Wrong for a change below a hundredth of top: the values are further apart than allowed.
def worst_case(top, change):
    step = max(change, top / 100)
    return 0, top - step, top
