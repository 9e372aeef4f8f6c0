# The price of each answer, an array of objects
def scales(epsilon, share, answers, sensitivity, monotone):
    for_threshold = epsilon * share
    each = (epsilon - for_threshold) / answers
    one = 1 / (each / sensitivity)
    return np.array(
        [1 / (for_threshold / sensitivity), one if monotone else one + one], dtype=object
    )
