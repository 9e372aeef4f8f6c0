# Adds the factors, where independent chances multiply.
def record_epsilons(flips):
    each = [(1 - p) / p if p else math.inf for p in flips]
    return math.log(sum(each)), math.log(max(each))
