# Turns p into the exact Fraction that it is and divides only once, at the end.
def estimate_rate(answers: list, p) -> float:
    p = Fraction(p)
    top = bottom = Fraction(0)
    for answer in answers:
        top += answer - p
        bottom += 1 - p - p
    return float(top / bottom)
