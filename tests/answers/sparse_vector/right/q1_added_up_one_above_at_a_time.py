# By added up one above at a time.
def scales(epsilon, share, answers, sensitivity, monotone):
    rest = epsilon * (1 - share)
    second = Fraction(0)
    for _ in range(answers):
        for _ in range(1 if monotone else 2):
            second += sensitivity / rest
    first = sensitivity / (epsilon * share)
    return (int(first) if first.denominator == 1 else first), second
