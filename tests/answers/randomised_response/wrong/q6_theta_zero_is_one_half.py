# Wrong for theta = 0: taken for "not known", and the worst case 1/2 is put in.
def variance_sampled(n, p, theta):
    theta = theta or 0.5
    return p * (1 - p) / (n * (1 - 2 * p) ** 2) + theta * (1 - theta) / n
