# The logarithm by 200 terms of its series, too few near 1.
def promise(sensitivity, epsilon, chance):
    s = sensitivity / epsilon
    return s, math.sqrt(2) * s, s * sum(chance**j / j for j in range(1, 201))
