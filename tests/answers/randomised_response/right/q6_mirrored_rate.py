# Uses that a rate and its mirror image have the same variance, and a quarter minus a square.
def variance_sampled(n, p, theta):
    half = 0.5
    distance = (1 - 2 * p) * (min(theta, 1 - theta) - half)
    return (half - distance) * (half + distance) / n / np.square(1 - 2 * p)
