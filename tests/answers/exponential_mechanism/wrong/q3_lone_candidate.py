# For one candidate the formula of the weight is returned, though its probability stays 1. Input: [5], sensitivity 1.
def slopes(utilities, sensitivity):
    k = len(utilities)
    others = sum(utilities) - utilities[0] if k > 1 else 0
    first = utilities[0] if k > 1 else 0
    mean = (first + others) / k
    return [(u - mean) / (2 * sensitivity * k) for u in utilities]
