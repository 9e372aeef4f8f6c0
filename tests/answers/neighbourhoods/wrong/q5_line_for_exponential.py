# Moves the coin by epsilon/2, at most 0.9, instead of 1 - e^(-epsilon).
# Witness: variant(1.8) has 0.5 (absent) and 0.05 (present with 1) in a column: the factor is 10, but at most e^1.8 = 6.05 is allowed.
def variant(epsilon):
    move = min(epsilon / 2, 0.9)
    return [0.5, 0.5], [0.5, 0.5], [(1 - move) / 2, (1 + move) / 2]
