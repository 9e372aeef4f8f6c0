# Data of nobody with a 1: the number of yes is Bin(n, p), whose variance is found by its generating function.
def variance_fixed(n, p):
    mean = n * p
    second = n * (n - 1) * p**2 + n * p
    spread = math.fsum([second, -mean * mean]) if n < 50 else n * p * (1 - p)
    return spread / (n * (1 - 2 * p)) ** 2
