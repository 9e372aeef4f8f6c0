# Wrong for sensitivity = 3, monotone = False: the shift is Δ + 1 and not 2Δ for odd Δ (Δ = 1 alike, Δ = 2 is right).
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone else (sensitivity + 1 if sensitivity % 2 else 2 * sensitivity)
    return sensitivity / (share * epsilon), answers * step / ((1 - share) * epsilon)
