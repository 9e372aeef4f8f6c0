# The law of total variance for one person, over n.
def variance_sampled(n, p, theta):
    p, theta = float(p), float(theta)
    stretch = 1 - 2 * p
    mean = {1: (1 - p - p) / stretch, 0: (p - p) / stretch}
    within = p * (1 - p) / stretch**2
    between = theta * (mean[1] - theta) ** 2 + (1 - theta) * (mean[0] - theta) ** 2
    return (within + between) / int(n)
