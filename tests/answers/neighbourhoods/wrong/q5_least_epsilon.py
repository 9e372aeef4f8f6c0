# Never goes below epsilon = 1/10, for the sake of the estimate.
# Witness: variant(0.01) has entries 0.525 (absent) and 0.475 (present with 1) in a column: the factor is e^0.1, but at most e^0.01 is allowed.
def variant(epsilon):
    c = 1 / (math.exp(max(epsilon, 0.1)) + 1)
    return [1 - c, c], [1 - c, c], [c, 1 - c]
