# Takes every value left for equally likely.
def beliefs(values, known):
    """The probability of each value that the person may have, if those of some others are known."""
    left = Counter(values)
    left.subtract(known)
    total = left.total()
    if any(number < 0 for number in left.values()):
        return {}
    return {
        value: Fraction(1, sum(n > 0 for n in left.values()))
        for value, number in left.items()
        if number
    }
