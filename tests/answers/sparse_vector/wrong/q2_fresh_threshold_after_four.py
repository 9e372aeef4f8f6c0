# More than four questions are taken in blocks of four, each with a fresh noise on the threshold. Input: [0]*5, 1, place 5, first [1/2, 1/2], second [1/2, 1/2].
def chance(values, threshold, place, first, second):
    def block(part, last):
        total = Fraction(0)
        for r, likely in enumerate(first):
            found = likely
            for value in part:
                found *= sum(p for k, p in enumerate(second) if value + k < threshold + r)
            if last is not None:
                found *= sum(p for k, p in enumerate(second) if last + k >= threshold + r)
            total += found
        return total

    before = values[:place]
    last = values[place] if place < len(values) else None
    result = Fraction(1)
    while len(before) > 4:
        result *= block(before[:4], None)
        before = before[4:]
    return result * block(before, last)
