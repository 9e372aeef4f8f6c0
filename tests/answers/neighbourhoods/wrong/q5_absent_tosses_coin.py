# The absent toss a fair coin, which is a mixture of the two others.
def variant(epsilon):
    c = 0.5 * math.exp(-epsilon)
    return [[0.5, 0.5], [1 - c, c], [c, 1 - c]]
