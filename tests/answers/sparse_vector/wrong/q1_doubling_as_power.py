# Writes 2 to the power of Δ for 2Δ, which agrees for 1 and 2.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone else 2**sensitivity
    return sensitivity / (share * epsilon), answers * step / ((1 - share) * epsilon)
