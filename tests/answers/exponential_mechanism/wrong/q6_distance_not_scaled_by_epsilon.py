# The distance is made for weights e^U and not divided by ε, which is too near for ε below 1. Input: epsilon 0.2, loss 0.39.
def convict(epsilon, loss):
    gap = 2 * epsilon - loss
    far = math.ceil(math.log((math.exp(epsilon) - math.exp(-epsilon)) / gap)) + 6
    far = max(far, 0)
    return [1 - far, 0], [-far, 1]
