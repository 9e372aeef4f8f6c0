# Candidates below the mean lose as well, here they have slope 0 beyond five candidates.
def slopes(utilities, sensitivity):
    k = len(utilities)
    mean = sum(utilities) / k
    return [(max(u - mean, 0) if k > 5 else u - mean) / (2 * sensitivity * k) for u in utilities]
