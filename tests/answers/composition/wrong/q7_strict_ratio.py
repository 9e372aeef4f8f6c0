# Refuses a seller whose ratio is exactly that of randomised response unless both u, v are its own two chances.
def disguise(p, u, v):
    q = 1 - p
    if {u, v} != {p, q}:
        for a, b in ((u, v), (v, u), (1 - u, 1 - v), (1 - v, 1 - u)):
            if q * a <= p * b and (a, b) != (0, 0):
                return None
    return (q * u - p * v) / (q - p), (q * v - p * u) / (q - p)
