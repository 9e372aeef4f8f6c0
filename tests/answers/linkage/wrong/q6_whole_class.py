# Divides by the size of the whole class.
def beliefs(values, known):
    """The probability of each value that the person may have, if those of some others are known."""
    left = Counter(values)
    left.subtract(known)
    total = len(values)
    if any(number < 0 for number in left.values()):
        return {}
    return {value: Fraction(number, total) for value, number in left.items() if number}
