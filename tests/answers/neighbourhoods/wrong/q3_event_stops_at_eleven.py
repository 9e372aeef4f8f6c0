# Makes the event range(n, 12), which is empty for n = 12.
# Witness: certificate(12, Fraction(1, 4)) returns the empty event range(12, 12), whose probability under x is 0, where it must be positive.
def certificate(n, p):
    x = [1] * n
    return x, x[1:], range(n, 12)
