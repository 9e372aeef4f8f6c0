# Flip probabilities are rounded to three digits after the point. Input: [0.1234].
def record_epsilons(flips):
    flips = [round(float(p), 3) for p in flips]
    each = [math.log((1 - p) / p) if p else math.inf for p in flips]
    return sum(each), max(each)
