# Gives all questions the same noise.
def chance(values, threshold, place, first, second):
    total = Fraction(0)
    for r, p in enumerate(first):
        for k, q in enumerate(second):
            said = [value + k >= threshold + r for value in values]
            found = said.index(True) if True in said else len(values)
            total += p * q * (found == place)
    return total
