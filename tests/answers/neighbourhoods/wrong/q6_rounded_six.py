# Wrong for [0.3]: rounded to six places.
def record_epsilons(flips):
    each = [math.log((1 - p) / p) if p else math.inf for p in flips]
    return round(sum(each), 6) if 0 not in flips else math.inf, max(each)
