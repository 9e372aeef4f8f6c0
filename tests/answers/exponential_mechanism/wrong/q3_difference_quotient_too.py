# A difference quotient is too coarse.
def slopes(utilities, sensitivity):
    h, top = 1e-6, max(utilities)
    weights = [math.exp(h * (u - top) / (2 * sensitivity)) for u in utilities]
    return [(w / sum(weights) - 1 / len(weights)) / h for w in weights]
