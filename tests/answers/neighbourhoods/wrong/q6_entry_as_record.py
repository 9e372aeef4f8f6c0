# Charges an entry with the whole record.
def record_epsilons(flips):
    each = [math.log((1 - p) / p) if p else math.inf for p in flips]
    return sum(each), sum(each)
