# The step is cut to half of the range.
# Witness: worst_case(10, 10) returns [0, 10, 5.0]: difference 75, and 100 is possible; right is e.g. [0, 10, 0]
def worst_case(top, change):
    step = min(change, top / 2)
    return 0, top, top - step
