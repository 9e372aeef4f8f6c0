# Replaces the exact scales by fractions with denominators up to 100.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone else 2 * sensitivity
    both = sensitivity / (share * epsilon), answers * step / ((1 - share) * epsilon)
    return tuple(s.limit_denominator(100) for s in both)
