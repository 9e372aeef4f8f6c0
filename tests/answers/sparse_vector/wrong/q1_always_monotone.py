# Shifts the question that is above by Δ only.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity
    return sensitivity / (share * epsilon), answers * step / ((1 - share) * epsilon)
