# Goes through truth and flip of one person, and takes the mean square distance.
def variance_sampled(n, p, theta):
    p, theta = float(p), float(theta)
    square = 0.0
    for x in (0, 1):
        for flip in (0, 1):
            chance = (theta if x else 1 - theta) * (p if flip else 1 - p)
            estimate = ((x ^ flip) - p) / (1 - 2 * p)
            square += chance * (estimate - theta) ** 2
    return square / n
