# Floats, brought back by limit_denominator(10**6): inexact for many questions. Input: twelve values and sevenths.
def chance(values, threshold, place, first, second):
    total = 0.0
    for r, likely in enumerate(first):
        product = float(likely)
        for i, value in enumerate(values[: place + 1]):
            yes = float(sum(p for k, p in enumerate(second) if value + k >= threshold + r))
            product *= yes if i == place else 1 - yes
        total += product
    return Fraction(total).limit_denominator(10**6)
