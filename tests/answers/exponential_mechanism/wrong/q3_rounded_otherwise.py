# Rounded to four decimals "for display".
def slopes(utilities, sensitivity):
    k, mean = len(utilities), sum(utilities) / len(utilities)
    return [round((u - mean) / (2 * sensitivity * k), 4) for u in utilities]
