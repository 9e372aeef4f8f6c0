# A sensitivity below 1 counts as 1. Input: [1, 0], sensitivity 1/2.
def slopes(utilities, sensitivity):
    k, d = len(utilities), max(sensitivity, 1)
    mean = sum(utilities) / k
    return [(u - mean) / (2 * d * k) for u in utilities]
