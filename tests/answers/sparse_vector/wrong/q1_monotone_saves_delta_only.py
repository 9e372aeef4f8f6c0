# Thinks being monotone saves nothing where Δ = 1, as a step cannot be smaller than 2.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = max(2, sensitivity) if monotone else 2 * sensitivity
    return sensitivity / (share * epsilon), answers * step / ((1 - share) * epsilon)
