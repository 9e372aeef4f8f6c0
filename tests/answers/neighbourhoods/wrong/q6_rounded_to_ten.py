# Both numbers are rounded to ten digits, too coarse where flips are nearly fair (0.499).
def record_epsilons(flips):
    """The ε of k independent randomised responses if a whole record may change; if one entry may."""
    losses = [math.inf if p == 0 else math.log((1 - p) / p) for p in flips]
    return round(sum(losses), 10), round(max(losses), 10)
