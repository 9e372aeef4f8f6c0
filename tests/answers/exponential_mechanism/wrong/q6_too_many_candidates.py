# Takes more candidates the closer loss is to 2 epsilon, more than 20 000.
def convict(epsilon, loss):
    n = math.ceil(100 * math.exp(epsilon) / (2 * epsilon - loss))
    return [1] + [0] * n, [0] + [1] * n
