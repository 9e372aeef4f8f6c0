# The sensitivity is rounded up to a whole number, as if all queries were counts.
def promise(sensitivity, epsilon, chance):
    s = math.ceil(sensitivity) / epsilon
    return s, math.sqrt(2) * s, -s * math.log(1 - chance)
