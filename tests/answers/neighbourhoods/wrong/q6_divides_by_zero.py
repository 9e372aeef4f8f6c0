# Divides by zero where a bit is never flipped.
def record_epsilons(flips):
    each = [math.log((1 - p) / p) for p in flips]
    return sum(each), max(each)
