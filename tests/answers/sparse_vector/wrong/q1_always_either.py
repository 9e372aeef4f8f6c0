# Believes that every question may move either way.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = 2 * sensitivity
    return sensitivity / (share * epsilon), answers * step / ((1 - share) * epsilon)
