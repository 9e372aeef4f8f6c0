# Computes with floats, and turns the results into fractions with a small denominator.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = (1 if monotone else 2) * sensitivity * answers
    both = sensitivity / float(share * epsilon), step / float((1 - share) * epsilon)
    return tuple(Fraction(s).limit_denominator(1000) for s in both)
