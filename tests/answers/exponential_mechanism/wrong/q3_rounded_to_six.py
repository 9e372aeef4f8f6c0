# Wrong for [7, 1, 2], 1: the slope 11/18 is rounded to six decimals.
def slopes(utilities, sensitivity):
    mean = sum(utilities) / len(utilities)
    return [round((u - mean) / (2 * sensitivity * len(utilities)), 6) for u in utilities]
