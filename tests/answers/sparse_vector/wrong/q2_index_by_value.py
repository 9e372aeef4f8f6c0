# Negative distances wrap around in a slice, so a value far above the limit may count as below. Input: [4], 2, place 1, first [1], second [1/4]*4: must give 0, is 1/2.
def chance(values, threshold, place, first, second):
    def below(value, limit):
        return sum(second[: limit - value], Fraction(0))

    total = Fraction(0)
    for r, likely in enumerate(first):
        found = likely * math.prod([below(v, threshold + r) for v in values[:place]])
        if place < len(values):
            found *= 1 - below(values[place], threshold + r)
        total += found
    return total
