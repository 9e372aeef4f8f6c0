# A finite population correction for 1000 people sneaks in once the sample is larger than a hundred.
def variance_sampled(n, p, theta):
    drawing = theta * (1 - theta) / n
    if n > 100:
        drawing *= (1000 - n) / 999
    return p * (1 - p) / (n * (1 - 2 * p) ** 2) + drawing
