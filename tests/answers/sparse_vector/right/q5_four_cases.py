# The four cases by hand, with cube roots of numpy.
def best_split(epsilon, answers, monotone, renewed):
    c, e = answers, float(epsilon)
    k = {
        (False, False): np.cbrt(4.0 * c * c),
        (True, False): np.cbrt(1.0 * c * c),
        (False, True): np.cbrt(4.0),
        (True, True): 1.0,
    }[bool(monotone), bool(renewed)]
    unit = 2 / e**2 * (c**2 if renewed else 1)
    return float(1 / (1 + k)), float(unit * (1 + k) ** 3)
