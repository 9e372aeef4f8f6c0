# Rounds to four digits.
def variant(epsilon):
    c = round(1 / (math.exp(epsilon) + 1), 4)
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
