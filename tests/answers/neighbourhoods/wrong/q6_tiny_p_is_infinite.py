# Flip probabilities below 1e-4 are taken for 0. Input: [1e-6]: infinite instead of 13.8.
def record_epsilons(flips):
    each = [math.inf if p < 1e-4 else math.log((1 - p) / p) for p in flips]
    return sum(each), max(each)
