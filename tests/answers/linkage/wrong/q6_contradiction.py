# Overlooks what cannot be true.
def beliefs(values, known):
    left = Counter(values) - Counter(known)
    return {value: Fraction(number, left.total()) for value, number in left.items()}
