# Returns weights that do not sum to 1.
def variant(epsilon):
    r = math.exp(epsilon)
    return [[1, 1, r], [r, 1, 1], [1, r, 1]]
