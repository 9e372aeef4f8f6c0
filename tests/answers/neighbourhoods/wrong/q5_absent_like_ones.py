# Lets the absent answer like people with 1 instead of 0.
# Witness: variant(1.0) has equal rows for absent and 1: no weights average to 0 for the one and to 1 for the other.
def variant(epsilon):
    c = 1 / (math.exp(epsilon) + 1)
    return [c, 1 - c], [1 - c, c], [c, 1 - c]
