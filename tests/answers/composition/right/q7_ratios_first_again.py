# First the ratios of yes and of no are compared, without dividing; then r0 by elimination; an array.
def disguise(p, u, v):
    q = 1 - p
    for a, b in ((u, v), (v, u), (1 - u, 1 - v), (1 - v, 1 - u)):
        if q * a < p * b:
            return None
    # r0 = (u - p r1)/q, put into the equation of v
    r1 = (v - p * u / q) / (q - p * p / q)
    return np.array([(u - p * r1) / q, r1], dtype=object)
