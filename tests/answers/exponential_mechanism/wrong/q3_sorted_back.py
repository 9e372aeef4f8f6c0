# Returns the slopes from the best to the worst.
def slopes(utilities, sensitivity):
    k = len(utilities)
    mean = sum(utilities) / k
    return sorted(((u - mean) / (2 * sensitivity * k) for u in utilities), reverse=True)
