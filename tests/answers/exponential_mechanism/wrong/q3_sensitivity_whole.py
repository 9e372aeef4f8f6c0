# The sensitivity is rounded up to a whole number.
# Witness: slopes([1, 0], 0.5) returns [0.125, -0.125]; right: [0.25, -0.25]
def slopes(utilities, sensitivity):
    mean = np.mean(utilities)
    return [(u - mean) / (2 * math.ceil(sensitivity) * len(utilities)) for u in utilities]
