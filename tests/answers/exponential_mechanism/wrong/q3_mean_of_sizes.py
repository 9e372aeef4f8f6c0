# The mean of the absolute values is taken, for negative utilities the wrong one. Input: [1, -1].
def slopes(utilities, sensitivity):
    k = len(utilities)
    mean = math.fsum(abs(u) for u in utilities) / k
    return [(u - mean) / (2 * sensitivity * k) for u in utilities]
