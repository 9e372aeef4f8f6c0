# An ε of 0 is taken for "none": all coins fair gives inf.
def record_epsilons(flips):
    each = [math.log((1 - p) / p) if p else math.inf for p in flips]
    return sum(each) or math.inf, max(each) or math.inf
