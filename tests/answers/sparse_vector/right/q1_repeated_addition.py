# Repeated addition
def scales(epsilon, share, answers, sensitivity, monotone):
    first = epsilon * share
    each = (epsilon - first) / answers
    shift = sum([sensitivity] * (1 if monotone else 2))
    return [Fraction(sensitivity) / first, Fraction(shift) / each]
