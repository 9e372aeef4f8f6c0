# A single candidate gets 1, its probability, in place of the slope 0.
# Witness: slopes([5], 1) returns [1.0]; right: [0.0]
def slopes(utilities, sensitivity):
    k = len(utilities)
    if k == 1:
        return [1.0]
    mean = sum(utilities) / k
    return [(u - mean) / (2 * sensitivity * k) for u in utilities]
