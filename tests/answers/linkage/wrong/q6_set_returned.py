# Returns the set of the values that are possible.
def beliefs(values, known):
    """The probability of each value that the person may have, if those of some others are known."""
    left = Counter(values)
    left.subtract(known)
    total = left.total()
    if any(number < 0 for number in left.values()):
        return {}
    return {value for value, number in left.items() if number}
