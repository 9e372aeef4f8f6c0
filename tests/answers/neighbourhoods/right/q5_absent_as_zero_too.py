# Absent as zero.
def variant(epsilon):
    c = 1 / (math.exp(epsilon) + 1)
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
