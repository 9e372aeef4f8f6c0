# Makes the sensitivity whole.
def slopes(utilities, sensitivity):
    k = len(utilities)
    mean = sum(utilities) / k
    return [(u - mean) / (2 * math.ceil(sensitivity) * k) for u in utilities]
