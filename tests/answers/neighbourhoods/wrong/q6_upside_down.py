# Takes the ratio upside down.
def record_epsilons(flips):
    each = [math.log(p / (1 - p)) if p else -math.inf for p in flips]
    return sum(each), min(each)
