# Rounds the slopes to six decimals.
def slopes(utilities, sensitivity):
    k = len(utilities)
    mean = sum(utilities) / k
    return [round(float((u - mean) / (2 * sensitivity * k)), 6) for u in utilities]
