# Wrong for share = 1000000001/2000000003: floats are turned back into fractions with denominators of at most a million.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = 1 if monotone else 2
    first = float(sensitivity) / float(share * epsilon)
    second = float(step * answers * sensitivity) / float((1 - share) * epsilon)
    return [Fraction(v).limit_denominator(10**6) for v in (first, second)]
