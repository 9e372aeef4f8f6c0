# Grants the single shift of monotone questions only to sessions with more than one answer.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone and answers > 1 else 2 * sensitivity
    return sensitivity / (share * epsilon), answers * step / ((1 - share) * epsilon)
