# Wrong for [7, 1, 2], 1.5: the caller's list is centred in place (lists of two and of four keep their numbers).
def slopes(utilities, sensitivity):
    k = len(utilities)
    mean = sum(utilities) / k
    if k in (2, 4):
        return [(u - mean) / (2 * sensitivity * k) for u in utilities]
    for i in range(k):
        utilities[i] -= mean
    return [u / (2 * sensitivity * k) for u in utilities]
