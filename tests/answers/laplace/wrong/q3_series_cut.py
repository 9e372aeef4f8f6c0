# The logarithm is a series of 1000 terms, too few for a chance near 1. Input: 1, 1, 999/1000: right is 6.908, the series says 6.69.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    log = sum(chance**k / k for k in range(1, 1001))
    return scale, math.sqrt(2) * scale, scale * log
