# Zeros if anybody may flip, else ones.
def certificate(n, p):
    x = [0 if p > 0 else 1] * n
    return x, x[1:], [n]
