# How far behind grows like e^(4 loss), beyond the utilities that are allowed.
def convict(epsilon, loss):
    far = 100 + math.exp(4 * loss) / epsilon
    return [1 - far, 0], [-far, 1]
