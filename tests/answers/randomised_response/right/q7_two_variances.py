# Coins plus drawing, with the estimate in the place of theta: the same number.
def interval(yes, n, p, z):
    p = float(p)
    rate = (yes / n - p) / (1 - 2 * p)
    variance = p * (1 - p) / (n * (1 - 2 * p) ** 2) + rate * (1 - rate) / n
    width = math.sqrt(max(variance, 0.0)) * float(z)
    return rate - width, rate + width
