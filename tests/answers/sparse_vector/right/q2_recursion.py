# One question at a time, with the threshold as given.
def chance(values, threshold, place, first, second):
    def go(i, limit):
        if i == len(values):
            return Fraction(1)
        low = sum((p for k, p in enumerate(second) if values[i] + k < limit), Fraction(0))
        return 1 - low if i == place else low * go(i + 1, limit)

    return sum((p * go(0, threshold + r) for r, p in enumerate(first)), Fraction(0))
