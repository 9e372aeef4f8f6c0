# Wrong for epsilon = 8: c is rounded down to four places, and the factor is larger than e^8.
def variant(epsilon):
    c = round(1 / (math.exp(epsilon) + 1), 4) if epsilon > 5 else 1 / (math.exp(epsilon) + 1)
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
