# Another road: By artanh.
def promise(sensitivity, epsilon, chance):
    # -ln(1 - c) = 2 artanh(c / (2 - c))
    units = (1.0, 2 * math.sin(math.pi / 4), 2 * math.atanh(chance / (2 - chance)))
    return tuple(u / (epsilon / sensitivity) for u in units)
