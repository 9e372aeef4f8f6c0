# The second scale as a multiple of the first.
def scales(epsilon, share, answers, sensitivity, monotone):
    first = Fraction(sensitivity) / epsilon / share
    second = first * share / (1 - share) * answers
    if not monotone:
        second *= 2
    return first, second
