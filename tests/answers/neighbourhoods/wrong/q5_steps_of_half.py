# Rounds epsilon down to a multiple of 1/2, and so to 0 where it is small.
# Witness: variant(0.3) returns (1/2, 1/2) three times: no weights average to 0, 0 and 1, though there must be some.
def variant(epsilon):
    c = 1 / (math.exp(epsilon // 0.5 * 0.5) + 1)
    return [1 - c, c], [1 - c, c], [c, 1 - c]
