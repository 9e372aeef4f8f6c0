# The search stops when the loss is reached up to a thousandth.
# Witness: convict(1, 1.7361) returns [[-1, 0], [-2, 1]]: reaches e^1.735326 only, not e^1.7361; right is e.g. [[-2, 0], [-3, 1]]
def convict(epsilon, loss):
    far = 0
    e = math.exp(epsilon)
    while epsilon + math.log((e**-far + e) / (e ** (1 - far) + 1)) < loss - 0.001:
        far += 1
    return [1 - far, 0], [-far, 1]
