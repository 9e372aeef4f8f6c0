# The mean is taken away in the caller's list.
def slopes(utilities, sensitivity):
    k, mean = len(utilities), sum(utilities) / len(utilities)
    for i in range(k):
        utilities[i] -= mean
    return [u / (2 * sensitivity * k) for u in utilities]
