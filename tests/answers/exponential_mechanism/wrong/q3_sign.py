# A sign is wrong: what is above the mean seems to lose.
def slopes(utilities, sensitivity):

    mean = sum(utilities) / len(utilities)
    return [(mean - u) / (2 * sensitivity * len(utilities)) for u in utilities]
