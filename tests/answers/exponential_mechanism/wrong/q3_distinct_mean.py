# Takes the mean of the different utilities.
def slopes(utilities, sensitivity):
    mean = sum(set(utilities)) / len(set(utilities))
    return [(u - mean) / (2 * sensitivity * len(utilities)) for u in utilities]
