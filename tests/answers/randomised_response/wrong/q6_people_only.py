# Counts the drawing of people only.
def variance_sampled(n, p, theta):
    return theta * (1 - theta) / n
