# Negative utilities are taken for 0: a weight below 1 is thought not to occur.
def slopes(utilities, sensitivity):
    k = len(utilities)
    us = [max(u, 0) for u in utilities]
    mean = sum(us) / k
    return [(u - mean) / (2 * sensitivity * k) for u in us]
