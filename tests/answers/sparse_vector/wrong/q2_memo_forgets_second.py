# The chance of below is remembered from call to call without the table of noise it came from. Input: two calls that differ in second only.
_below = {}


def chance(values, threshold, place, first, second):
    def below(value, r):
        key = (value, threshold, r)
        if key not in _below:
            _below[key] = sum(
                (p for k, p in enumerate(second) if value + k < threshold + r), Fraction(0)
            )
        return _below[key]

    total = Fraction(0)
    for r, likely in enumerate(first):
        product = Fraction(likely)
        for value in values[:place]:
            product *= below(value, r)
        if place < len(values):
            product *= 1 - below(values[place], r)
        total += product
    return total
