# The closed form for the tree, a generator for the root.
def worst_deviations(steps, rho):
    def coefficients():
        c = 1.0
        for k in itertools.count(1):
            yield c
            c -= c / (2 * k)

    levels = steps.bit_length()
    ones = levels if steps + 1 == 2**levels else levels - 1
    S = math.fsum(c * c for c in itertools.islice(coefficients(), steps))
    return (levels * ones / 2 / rho) ** 0.5, S * (2 * rho) ** -0.5
