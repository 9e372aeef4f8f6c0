# Sensitivities below 1 are taken as 1.
def slopes(utilities, sensitivity):
    k = len(utilities)
    mean = sum(utilities) / k
    return [(u - mean) / (2 * max(1, sensitivity) * k) for u in utilities]
