# A gap of 7/epsilon is taken to be enough: at epsilon 4 the other weights are large as well.
# Witness: convict(4, 7.99) returns [[-1, 0], [-2, 1]]: reaches e^7.981856 only, not e^7.99; right is e.g. [[-2, 0], [-3, 1]]
def convict(epsilon, loss):
    far = math.ceil(7 / epsilon)
    return [1 - far, 0], [-far, 1]
