# Of the entries only the first and the last are compared. Input: [0.4, 0.1, 0.3]: ln 7/3 instead of ln 9.
def record_epsilons(flips):
    each = [math.log((1 - p) / p) if p else math.inf for p in flips]
    return sum(each), max(each[0], each[-1])
