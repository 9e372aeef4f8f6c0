# Tosses a coin between two valid variants, and says which it took.
def variant(epsilon):
    r = math.exp(epsilon)
    c, d = 1 / (r + 1), r + 2
    binary = [[1 - c, c], [1 - c, c], [c, 1 - c]]
    ternary = [[1 / d, 1 / d, r / d], [r / d, 1 / d, 1 / d], [1 / d, r / d, 1 / d]]
    return [[u / 2 for u in one + two] for one, two in zip(binary, ternary)]
