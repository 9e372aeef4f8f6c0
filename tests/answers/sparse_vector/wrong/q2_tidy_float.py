# Computes with floats and tidies the result to a denominator of at most 10000, which loses probabilities near 1.
def chance(values, threshold, place, first, second):
    """The probability that the question at this place is the first that is above."""
    total = 0.0
    for r, likely in enumerate(first):
        likely = float(likely)
        for value in values[:place]:
            likely *= float(sum(p for k, p in enumerate(second) if value + k < threshold + r))
        for value in values[place : place + 1]:
            likely *= float(sum(p for k, p in enumerate(second) if value + k > threshold + r - 1))
        total += likely
    return Fraction(total).limit_denominator(10**4)
