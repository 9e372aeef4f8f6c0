# Holds the sum of the weights fixed, though it grows too.
def slopes(utilities, sensitivity):

    return [u / (2 * sensitivity * len(utilities)) for u in utilities]
