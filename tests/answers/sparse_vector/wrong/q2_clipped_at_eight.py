# Noisy values and noisy thresholds are kept within 0 to 8. Input: values [8], threshold 8, place 1, first [0, 1], second [1].
def chance(values, threshold, place, first, second):
    total = Fraction(0)
    for r, likely in enumerate(first):
        limit = min(threshold + r, 8)
        product = Fraction(likely)
        for i, value in enumerate(values[: place + 1]):
            yes = sum((p for k, p in enumerate(second) if min(value + k, 8) >= limit), Fraction(0))
            product *= yes if i == place else 1 - yes
        total += product
    return total
