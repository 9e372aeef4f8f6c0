# Tries one step after the other.
def steps_needed(order, distance, sigma, target):
    T = 1
    while order * distance**2 > 2 * T * sigma**2 * target * (1 + 1e-12):
        T += 1
    return T
