# Four cases in a table, cube roots by numpy.
def best_split(epsilon, answers, monotone, renewed):
    c, e = answers, float(epsilon)
    pair = {
        (False, False): (1, 4 * c * c),
        (False, True): (c * c, 4 * c * c),
        (True, False): (1, c * c),
        (True, True): (c * c, c * c),
    }[bool(monotone), bool(renewed)]
    one, two = np.cbrt(pair[0]), np.cbrt(pair[1])
    return (float(one / (one + two)), float(2 * (one + two) ** 3 / e**2))
