# One bit, from both sides.
def variance_sampled(n, p, theta):
    p, theta = float(p), float(theta)
    yes = theta * (1 - p) + (1 - theta) * p
    no = theta * p + (1 - theta) * (1 - p)
    return yes / (1 - 2 * p) * (no / (1 - 2 * p)) / n
