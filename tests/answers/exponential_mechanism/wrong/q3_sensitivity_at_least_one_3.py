# A sensitivity below 1 is raised to 1, which halves the slopes for 1/2.
def slopes(utilities, sensitivity):
    below = 2 * max(1, sensitivity) * len(utilities)
    mean = sum(utilities) / len(utilities)
    return [(u - mean) / below for u in utilities]
