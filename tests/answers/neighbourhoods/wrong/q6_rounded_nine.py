# P = 0.4999: 0.00040000000... rounded to nine places is off by more than 1e-9 of its size.
def record_epsilons(flips):
    each = [math.log((1 - p) / p) if p else math.inf for p in flips]
    return round(sum(each), 9), round(max(each), 9)
