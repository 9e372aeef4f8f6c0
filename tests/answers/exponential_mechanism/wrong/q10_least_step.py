# A step below a hundredth is raised to a hundredth.
# Witness: worst_case(1, 0.002) returns [1, 0, 0.01]: values 0.01 apart; right is e.g. [0, 1, 0.998]
def worst_case(top, change):
    step = max(change, 0.01)
    return top, 0, step
