# Uses the normal curve.
def accuracy(n, ones, p):
    return 0.9674215661017 * math.sqrt(p * (1 - p) / n) / (1 - 2 * p)
