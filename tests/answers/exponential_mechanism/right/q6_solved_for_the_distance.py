# Solves the formula for L exactly.
def convict(epsilon, loss):
    y = (math.exp(2 * epsilon) - math.exp(loss)) / (math.exp(epsilon) * math.expm1(loss))
    far = -math.log(y) / epsilon + 0.001
    return (1 - far, 0.0), (-far, 1.0)
