# Leaves out the noise where it is below one percent.
# Witness: variant(5) returns rows (1, 0), (1, 0), (0, 1): the ratio is infinite, but at most e^5 is allowed.
def variant(epsilon):
    c = 1 / (math.exp(epsilon) + 1)
    if c < 0.01:
        c = 0.0
    return [1 - c, c], [1 - c, c], [c, 1 - c]
