# A thousand others are taken to be enough for every epsilon.
# Witness: convict(4, 7.99) returns [[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,…: reaches e^7.946859 only, not e^7.99; right is e.g. [[-2, 0], [-3, 1]]
def convict(epsilon, loss):
    return [1] + [0] * 1000, [0] + [1] * 1000
