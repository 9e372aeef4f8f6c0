# Here log1p., otherwise.
def promise(sensitivity, epsilon, chance):
    s = sensitivity / epsilon
    return [s, s * 2**0.5, -s * math.log1p(-chance)]
