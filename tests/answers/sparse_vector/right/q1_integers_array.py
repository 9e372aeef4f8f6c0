# Integers array
def scales(epsilon, share, answers, sensitivity, monotone):
    (a, b), (p, q) = epsilon.as_integer_ratio(), share.as_integer_ratio()
    m = 2 - bool(monotone)
    return np.array(
        [
            Fraction(sensitivity * b * q, a * p),
            Fraction(m * answers * sensitivity * b * q, a * (q - p)),
        ],
        dtype=object,
    )
