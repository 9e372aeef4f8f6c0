# Gives at most a thousand answers above.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone else 2 * sensitivity
    return sensitivity / (share * epsilon), min(answers, 1000) * step / ((1 - share) * epsilon)
