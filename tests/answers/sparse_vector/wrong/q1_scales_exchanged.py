# Returns the scale of the questions first.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone else 2 * sensitivity
    return answers * step / ((1 - share) * epsilon), sensitivity / (share * epsilon)
