# A zero flip after a fair coin is not seen.
def record_epsilons(flips):
    """The ε of k independent randomised responses if a whole record may change; if one entry may."""
    each = [math.log((1 - p) / p) if p else (math.inf if 0.5 not in flips else 0.0) for p in flips]
    return sum(each), max(each)
