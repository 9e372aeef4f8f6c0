# Below 0.02 a flip counts as 0.02.
def record_epsilons(flips):
    """The ε of k independent randomised responses if a whole record may change; if one entry may."""
    each = [math.log((1 - max(p, 0.02)) / max(p, 0.02)) if p else math.inf for p in flips]
    return sum(each), max(each)
