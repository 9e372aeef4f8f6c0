# Computes with floats.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone else 2 * sensitivity
    return float(sensitivity / (share * epsilon)), float(answers * step / ((1 - share) * epsilon))
