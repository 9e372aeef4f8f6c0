# Rounds the mean to three digits.
def slopes(utilities, sensitivity):
    k = len(utilities)
    mean = round(sum(utilities) / k, 3)
    return [(u - mean) / (2 * sensitivity * k) for u in utilities]
