# A second value of 0 is taken for a missing one and replaced by top, so that change = top makes no difference at all.
def worst_case(top, change):
    other = (top - change) or top
    return 0.0, top, other
