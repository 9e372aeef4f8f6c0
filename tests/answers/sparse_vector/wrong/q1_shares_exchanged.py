# Gives the share of the threshold to the questions.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone else 2 * sensitivity
    return sensitivity / ((1 - share) * epsilon), answers * step / (share * epsilon)
