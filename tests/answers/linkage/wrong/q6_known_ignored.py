# Does not take the known people out.
def beliefs(values, known):
    """The probability of each value that the person may have, if those of some others are known."""
    left = Counter(values)
    total = left.total()
    if any(number < 0 for number in left.values()):
        return {}
    return {value: Fraction(number, total) for value, number in left.items() if number}
