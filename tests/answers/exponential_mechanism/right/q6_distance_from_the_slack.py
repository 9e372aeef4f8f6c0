# Takes the distance from the slack by a formula, with room to spare.
def convict(epsilon, loss):
    slack = 2 * epsilon - loss
    far = 2 + math.log(4 * math.exp(2 * epsilon) / slack) / epsilon
    return [-far, 1.0], [1 - far, 0.0]
