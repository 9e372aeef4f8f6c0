# Recognises the question at place by its value, so that an equal one before it ends the loop.
def chance(values, threshold, place, first, second):
    last = values[place] if place < len(values) else None
    total = Fraction(0)
    for r, likely in enumerate(first):
        product = likely
        for v in values:
            below = sum((p for k, p in enumerate(second) if v + k < threshold + r), Fraction(0))
            if v == last:
                product *= 1 - below
                break
            product *= below
        total += product
    return total
