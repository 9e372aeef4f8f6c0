# Close to p = 1/2 the variance is called infinite, but at p = 0.48 it is still finite.
def variance_fixed(n, p):
    stretch = 1 - 2 * p
    if math.isclose(stretch, 0, abs_tol=0.05):
        return math.inf
    return p * (1 - p) / (n * stretch**2)
