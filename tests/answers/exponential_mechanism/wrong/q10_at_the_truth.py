# Puts the answer at the true value: a change of Δ² only.
def worst_case(top, change):

    return 0, 0, change
