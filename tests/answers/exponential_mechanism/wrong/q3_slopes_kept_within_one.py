# Slopes are cut off at -1 and 1, as if they were probabilities, which is wrong for [100, -100].
def slopes(utilities, sensitivity):
    mean = np.mean(utilities)
    raw = [(u - mean) / (2 * sensitivity * len(utilities)) for u in utilities]
    return [float(min(1, max(-1, s))) for s in raw]
