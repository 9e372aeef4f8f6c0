# What is left of each threshold, question after question.
def chance(values, threshold, place, first, second):
    left = list(first)
    for i, value in enumerate(values):
        above = [
            sum(p for k, p in enumerate(second) if value + k >= threshold + r)
            for r in range(len(first))
        ]
        if i == place:
            return sum((a * b for a, b in zip(left, above)), Fraction(0))
        left = [a * (1 - b) for a, b in zip(left, above)]
    return sum(left, Fraction(0))
