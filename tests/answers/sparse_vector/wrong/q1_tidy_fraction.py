# Scales are tidied up to denominators of at most 100.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone else 2 * sensitivity
    both = sensitivity / (share * epsilon), answers * step / ((1 - share) * epsilon)
    return [s.limit_denominator(100) for s in both]
