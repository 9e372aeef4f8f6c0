# Powers of the two generating polynomials, multiplied.
def count_chances(ones, zeros, p):
    P = np.polynomial.Polynomial
    p = float(p)
    product = P([p, 1 - p]) ** ones * P([1 - p, p]) ** zeros
    out = np.zeros(ones + zeros + 1)
    out[: len(product.coef)] = product.coef
    return list(out)
