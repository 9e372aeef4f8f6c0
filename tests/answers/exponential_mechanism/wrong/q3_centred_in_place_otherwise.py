# The mean is taken away in the list of the caller.
def slopes(utilities, sensitivity):
    k = len(utilities)
    mean = sum(utilities) / k
    for i, u in enumerate(utilities):
        utilities[i] = u - mean
    return [u / (2 * sensitivity * k) for u in utilities]
