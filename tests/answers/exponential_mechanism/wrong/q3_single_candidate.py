# Wrong for one candidate: its probability stays 1, the slope is 0.
def slopes(utilities, sensitivity):
    k = len(utilities)
    mean = sum(utilities) / k if k > 1 else 0
    return [(u - mean) / (2 * sensitivity * k) for u in utilities]
