# The mean is rounded to three decimals.
# Witness: slopes([1, 0, 0], 1) returns [0.11116666666666668, -0.0555, -0.0555]; right: [0.11111111111111112, -0.05555555555555555, -0.05555555555555555]
def slopes(utilities, sensitivity):
    mean = round(sum(utilities) / len(utilities), 3)
    return [(u - mean) / (2 * sensitivity * len(utilities)) for u in utilities]
