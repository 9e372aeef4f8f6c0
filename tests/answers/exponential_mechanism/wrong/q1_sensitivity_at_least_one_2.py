# A sensitivity below 1 is lifted to 1. Input: [1, 0], sensitivity 1/2.
def pick_probabilities(utilities, epsilon, sensitivity):
    rate = epsilon / (2 * max(1, sensitivity))
    top = max(utilities)
    weights = [math.exp(rate * (u - top)) for u in utilities]
    return [w / sum(weights) for w in weights]
