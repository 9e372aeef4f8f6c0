# Coefficients of a product of polynomials, by numpy.
def count_chances(ones, zeros, p):
    p = float(p)
    yes, no = np.polynomial.Polynomial([p, 1 - p]), np.polynomial.Polynomial([1 - p, p])
    return np.pad((yes**ones * no**zeros).coef, (0, ones + zeros + 1))[: ones + zeros + 1]
