# What a candidate gains from each other one, pair by pair.
def slopes(utilities, sensitivity):

    k = len(utilities)
    return [sum(u - v for v in utilities) / (2 * k**2 * sensitivity) for u in utilities]
