# Slopes are cut at -1/k, as if a probability had to stay above 0 up to ε = 1. Input: [100, 0], sensitivity 1.
def slopes(utilities, sensitivity):
    k = len(utilities)
    mean = sum(utilities) / k
    return [max(-1 / k, (u - mean) / (2 * sensitivity * k)) for u in utilities]
