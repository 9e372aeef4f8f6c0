# Returns the standard deviation, which a normal error stays below in 68 % of cases.
def accuracy(n, ones, p):
    return math.sqrt(p * (1 - p) / n) / (1 - 2 * p)
