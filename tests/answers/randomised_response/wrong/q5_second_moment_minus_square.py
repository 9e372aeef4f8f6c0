# The variance of the number of yes as E[Y^2] - E[Y]^2 in floats, which cancels for large n. Input: n=10**9, p=0.4999.
def variance_fixed(n, p):
    mean = n * float(p)
    second_moment = n * p * (1 - p) + mean**2
    return (second_moment - mean**2) / (n * n * (1 - 2 * p) ** 2)
