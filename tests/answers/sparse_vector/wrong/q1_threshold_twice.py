# Shifts the threshold by 2Δ where questions move either way.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone else 2 * sensitivity
    return step / (share * epsilon), answers * step / ((1 - share) * epsilon)
