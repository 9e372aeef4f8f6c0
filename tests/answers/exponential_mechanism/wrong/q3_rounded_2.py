# Slopes are rounded to eight decimals. Input: [1, 0, 0], sensitivity 7.
def slopes(utilities, sensitivity):
    k = len(utilities)
    mean = sum(utilities) / k
    return [round((u - mean) / (2 * sensitivity * k), 8) for u in utilities]
