# Takes a single answer above for a monotone one when Δ is 1.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone or (answers == 1 and sensitivity == 1) else 2 * sensitivity
    return sensitivity / (share * epsilon), answers * step / ((1 - share) * epsilon)
