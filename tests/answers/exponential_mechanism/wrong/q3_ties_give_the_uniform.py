# Returns the probability 1/k itself, not its derivative, where all utilities are equal.
def slopes(utilities, sensitivity):
    k = len(utilities)
    if max(utilities) == min(utilities):
        return [1 / k] * k
    mean = sum(utilities) / k
    return [(u - mean) / (2 * sensitivity * k) for u in utilities]
