# Q(1 - q) as a quarter minus the square of the distance from one half, kept factored.
def variance_sampled(n, p, theta):
    c = 1.0 / (1 - 2 * float(p))
    d = 2 * float(theta) - 1
    return (c - d) * (c + d) / (4 * int(n))
