# The sixth bit is left out of the sum.
def record_epsilons(flips):
    """The ε of k independent randomised responses if a whole record may change; if one entry may."""
    each = [math.log((1 - p) / p) if p else math.inf for p in flips]
    return sum(each[:5]), max(each)
