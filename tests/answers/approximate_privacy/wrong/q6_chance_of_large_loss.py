# The chance of a loss above ε is held to δ, without what goes off.
def least_sigma(epsilon, delta, sensitivity):
    low, high = sensitivity * 1e-6, sensitivity * 1e4
    for _ in range(100):
        middle = (low + high) / 2
        h = sensitivity / middle
        low, high = (low, middle) if normal_cdf(h / 2 - epsilon / h) <= delta else (middle, high)
    return high
