# Wrong for small slopes, e.g. utilities [1, 0, 0] and sensitivity 100: rounded to 8 places.
def slopes(utilities, sensitivity):
    k = len(utilities)
    mean = sum(utilities) / k
    return [round((u - mean) / (2 * sensitivity * k), 8) for u in utilities]
