# Spends all of ε twice.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone else 2 * sensitivity
    return sensitivity / epsilon, answers * step / epsilon
