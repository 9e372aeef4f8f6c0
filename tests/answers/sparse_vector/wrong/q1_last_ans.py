# The twentieth answer is not paid for.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone else 2 * sensitivity
    return sensitivity / (share * epsilon), min(answers, 19) * step / ((1 - share) * epsilon)
