# Pays for one answer above, however many there may be.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone else 2 * sensitivity
    return sensitivity / (share * epsilon), step / ((1 - share) * epsilon)
