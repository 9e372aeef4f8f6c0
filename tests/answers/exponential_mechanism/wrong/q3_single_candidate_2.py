# Wrong for one candidate, such as [5], 1: its mean is taken over the others, of which there are none; 1/2 for 0.
def slopes(utilities, sensitivity):
    k, total = len(utilities), sum(utilities)
    if k == 1:
        return [1 / (2 * sensitivity)]
    return [(u - (total - u) / (k - 1)) / (2 * sensitivity * k) * (k - 1) / k for u in utilities]
