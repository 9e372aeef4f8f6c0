# Knows the saving for monotone questions for sessions with several answers only: AboveThreshold keeps 2 Δ.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone and answers > 1 else 2 * sensitivity
    return sensitivity / (share * epsilon), step * answers / ((1 - share) * epsilon)
