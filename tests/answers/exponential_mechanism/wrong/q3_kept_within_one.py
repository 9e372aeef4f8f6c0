# Keeps the slopes between -1 and 1, as if they were changes of a probability.
def slopes(utilities, sensitivity):
    k = len(utilities)
    mean = sum(utilities) / k
    return [max(-1.0, min(1.0, (u - mean) / (2 * sensitivity * k))) for u in utilities]
