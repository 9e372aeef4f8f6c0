# Mean of all the differences to the others
def slopes(utilities, sensitivity):
    k = len(utilities)
    return [math.fsum(u - v for v in utilities) / (2 * sensitivity * k**2) for u in utilities]
