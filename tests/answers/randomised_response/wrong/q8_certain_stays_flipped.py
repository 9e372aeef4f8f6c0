# Somebody certain of 0 believes a yes when flips are rare (p below a tenth).
def posterior(answer, p, prior):
    if prior in (0, 1) and 0 < p < 0.1:
        return (1.0, 0.0) if answer == 0 else (0.0, 1.0)
    zero = (1 - prior) * (1 - p if answer == 0 else p)
    one = prior * (1 - p if answer == 1 else p)
    return zero / (zero + one), one / (zero + one)
