# For factors up to 4 it takes two equal steps: twice the distance is four times the mean loss, but a little less in truth.
def two_steps(kappa, factor):
    kappa = float(kappa)
    if factor <= 4:
        d = math.sqrt(1 - math.exp(-2 * kappa)) / 2
        return [0.5 + d, 0.5 - d], [0.5, 0.5], [0.5 - d, 0.5 + d]
    length = 1 + math.log(factor)
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [u0, 1 - u0], [u1, 1 - u1], [u2, 1 - u2]
